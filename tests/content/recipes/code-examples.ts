// Recipes for what the site can do: components, routes, behaviours, diagnostics.

import { expect } from 'vitest'
import { after, before, create, replace, type RecipeExample } from './recipe-example.ts'

export const codeExamples: RecipeExample[] = [
  {
    recipe: 'Add a component for authors',
    name: 'shortcut',
    files: {
      'site/model/component-rules.ts': before(
        '  /** A permission name as a badge. */\n',
        "  /** A key to press. */\n  Shortcut: { props: { press: { type: 'string', required: true } }, children: 'none' },\n",
      ),
      'site/components/shortcut/shortcut.tsx': create(`// A key to press: <Shortcut press="Escape" />.

import type { SourceStamp } from '../source-stamp.ts'

export function Shortcut({ press, ...stamp }: SourceStamp & { press: string }) {
  return (
    <kbd className="shortcut" {...stamp}>
      {press}
    </kbd>
  )
}
`),
      'site/components/shortcut/shortcut.css': create(`/* A key to press. */

.shortcut {
  border: 1px solid var(--color-edge);
  border-radius: var(--radius-1);
}
`),
      'site/component-registry.ts': (text) =>
        after(
          "import { Badge, Permission } from './components/badge/badge.tsx'\n",
          "import { Shortcut } from './components/shortcut/shortcut.tsx'\n",
        )(after('  SdkGrid,\n  Section,\n', '  Shortcut,\n')(text)),
      'site/styles/style-parts.ts': after(
        "  part('steps', 'components/steps/steps.css'),\n",
        "  part('shortcut', 'components/shortcut/shortcut.css'),\n",
      ),
      'scripts/compiler/compile/page-markdown.ts': before(
        '  button: () => undefined,\n',
        "  kbd: (_state, node) => ({ type: 'inlineCode', value: toString(node) }),\n",
      ),
      'content/README.md': before(
        '### Badge\n',
        '### Shortcut\n\n```mdx\n<Shortcut press="Escape" /> closes it.\n```\n\n',
      ),
    },
    shows: async (project) => {
      const page =
        '---\ntitle: Keys\ndescription: What to press.\n---\n\n<Shortcut press="Escape" /> closes it.\n'
      await project.run(`mkdir -p dist/keys && cat > dist/keys/keys.mdx <<'END'\n${page}END`)
      await project.run('npm run build -- --content dist/keys --out dist/site')
      expect(await project.run('grep -rhoa "<kbd[^>]*>Escape</kbd>" dist/site')).toContain('class="shortcut"')
      expect(await project.run('grep -rha "closes it" dist/site')).toContain('`Escape` closes it.')
    },
  },
  {
    recipe: 'Add a route',
    quick: true,
    files: {
      'worker/routes/release-date.ts': create(`// When the version that is served was made.

import { cachePolicy } from '../http/cache-policy.ts'
import { wholeResponse } from '../http/whole-response.ts'
import type { AppContext } from '../runtime/factory.ts'

export const DATE_PATH = '/_date'

export function showDate(c: AppContext): Response {
  c.set('kind', 'status')
  return wholeResponse(\`\${c.env.VERSION?.timestamp ?? ''}\\n\`, { 'content-type': 'text/plain', ...cachePolicy.never })
}
`),
      'worker/app.ts': (text) =>
        after(
          '  app.get(STATUS_PATH, showStatus(manifest.id))\n',
          '  app.get(DATE_PATH, showDate)\n',
        )(
          before(
            "import { factory } from './runtime/factory.ts'\n",
            "import { DATE_PATH, showDate } from './routes/release-date.ts'\n",
          )(text),
        ),
      'tests/unit/worker/routes/release-date.test.ts': create(`import { expect, it } from 'vitest'
import { createApp } from '#worker/app.ts'
import { makeRelease } from '../../../worker/hand-made-release.ts'

it('tells when the version was made', async () => {
  const { manifest } = makeRelease({ workerCode: '' })
  const VERSION = { id: 'version-7', tag: '', timestamp: '2026-11-22T10:00:00Z' }
  const env = { CONTENT: { get: async () => null }, INDEXED: 'true', LOG_LEVEL: 'warn', VERSION }
  const context = { waitUntil: () => undefined, passThroughOnException: () => undefined, props: {} }
  const response = await createApp(manifest).fetch(new Request('https://docs.example.test/_date'), env, context)
  expect(await response.text()).toBe('2026-11-22T10:00:00Z\\n')
})
`),
    },
  },
  {
    recipe: 'Add a behaviour',
    name: 'greet-printer',
    files: {
      'site/shell/footer/greet-printer.behaviour.ts': create(`// Says on paper when it was printed.

export function startGreetPrinter(signal: AbortSignal): void {
  const note = document.createElement('p')
  note.className = 'greet-printer'
  note.hidden = true
  document.querySelector('.site-footer__bottom')?.append(note)
  addEventListener('beforeprint', () => (note.textContent = new Date().toDateString()), { signal })
}
`),
      'site/client/entry.ts': (text) =>
        replace(
          '  startBackToTop,\n',
          '  startBackToTop,\n  startGreetPrinter,\n',
        )(
          before(
            'import { startBackToTop }',
            "import { startGreetPrinter } from '../shell/footer/greet-printer.behaviour.ts'\n",
          )(text),
        ),
      'tests/browser/shell/greet-printer.browser.test.ts':
        create(`import { expect, openPage, test } from '../site-test.ts'

test('says on paper when it was printed', async ({ page }) => {
  await openPage(page, '/docs')
  await page.waitForSelector('.greet-printer', { state: 'attached' })
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(page.locator('.greet-printer')).toHaveText(/20\\d\\d$/)
})
`),
    },
  },
  {
    recipe: 'Add a diagnostic',
    name: 'title-shouted',
    files: {
      'scripts/diagnostics/codes.ts': before(
        "  'title-duplicate':",
        "  'title-shouted': 'capitals are hard to read, and screen readers may spell them out',\n",
      ),
      'scripts/compiler/checks/check-metadata.ts': (text) =>
        after(
          '    ...pages.flatMap((page) => checkLength(site, page)),\n',
          '    ...pages.flatMap((page) => checkCase(site, page)),\n',
        )(text) +
        `
function checkCase({ reads, content }: Site, { title, file }: PageFacts): Diagnostic[] {
  if (title !== title.toUpperCase() || title.length < 12) return []
  const place = frontMatterPlace(reads, content, file, 'title')
  const what = 'the title is in capitals'
  return [{ code: 'title-shouted', severity: 'warning', place, what, fix: 'write it as a sentence' }]
}
`,
      'tests/fixtures/diagnostics/title-shouted/content/sidebars.yaml': create('docs:\n  - /start\n'),
      'tests/fixtures/diagnostics/title-shouted/content/start.mdx': create(
        '---\ntitle: WHERE TO BEGIN TODAY\ndescription: Where to begin.\n---\n\nText.\n',
      ),
    },
    written: ['tests/fixtures/diagnostics/title-shouted/expected.txt', 'docs/errors.md'],
    shows: async (project) => {
      const expected = await project.run('cat tests/fixtures/diagnostics/title-shouted/expected.txt')
      expect(expected).toContain('the title is in capitals')
    },
  },
  {
    recipe: 'Add a generated file',
    files: {
      'scripts/compiler/outputs/title-list.ts': create(`// What the pages are called, for a printed index.

export function titleList(titles: readonly string[]): string {
  return titles.toSorted().map((title) => \`\${title}\\n\`).join('')
}
`),
      'scripts/compiler/outputs/outputs.step.ts': (text) =>
        before(
          "    '/third-party-notices.txt':",
          "    '/titles.txt': reads.publish(await reads.ask(titles, null)),\n",
        )(
          before(
            '/** Files with fixed names, published:',
            `const titles = step<null, string>('titles', import.meta.url, async (reads) => {
  const { titleList } = await import('./title-list.ts')
  return titleList((await everyPage(reads)).map(({ title }) => title))
})

`,
          )(text),
        ),
      'scripts/compiler/outputs/generated-paths.ts': after(
        "  '/third-party-notices.txt',\n",
        "  '/titles.txt',\n",
      ),
    },
    shows: async (project) => {
      await project.run('npx tsc -p scripts')
      expect(await project.run('grep -rlx "What is the proxy?" dist')).not.toBe('')
    },
  },
]
