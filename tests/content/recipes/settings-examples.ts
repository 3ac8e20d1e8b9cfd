// Recipes that change what there is: colours, policies, weights, the brand.

import { expect } from 'vitest'
import { replace, type RecipeExample } from './recipe-example.ts'

export const settingsExamples: RecipeExample[] = [
  {
    recipe: 'Change a colour',
    quick: true,
    files: {
      'site/styles/tokens.css': replace('--color-link-hover: #063d33;', '--color-link-hover: #05382f;'),
    },
  },
  {
    recipe: 'Change the cache policy',
    files: {
      'worker/http/cache-policy.ts': replace(
        "notFound: everywhere('public, max-age=60')",
        "notFound: everywhere('public, max-age=90')",
      ),
      'tests/worker/headers.worker.test.ts': (text) =>
        text.replace(/(\['missing', 'public, max-age=)60/, '$190'),
    },
  },
  {
    recipe: 'Change the security policy',
    quick: true,
    files: {
      'worker/middleware/security-headers.ts': replace(
        "referrerPolicy: 'strict-origin-when-cross-origin'",
        "referrerPolicy: 'no-referrer'",
      ),
      'tests/unit/worker/middleware/security-headers.test.ts': (text) => `${text}
it('sends no referrer to other sites', async () => {
  const app = new Hono().use(securityHeaders(inline)).get('/', (c) => c.text(''))
  const response = await app.request('/', {}, { LOOPBACK: 'true' })
  expect(response.headers.get('referrer-policy')).toBe('no-referrer')
})
`,
    },
  },
  {
    recipe: 'Change how search ranks',
    files: { 'site/search/query/weights.ts': replace('  typo: 1,\n', '  typo: 0.95,\n') },
  },
  {
    recipe: 'Rebrand',
    files: {
      'site/site.config.ts': (text) =>
        replace(
          "domain: 'tessera.example'",
          "domain: 'quillon.example'",
        )(
          replace(
            "name: 'Tessera'",
            "name: 'Quillon'",
          )(
            replace(
              "{ tone: 'accent', path: 'M12 12 20.2 11.7 19.8 19.6 12.3 19.9z' }",
              "{ tone: 'accent', path: 'M12 12 20 12 20 20 12 20z' }",
            )(text),
          ),
        ),
    },
    shows: async (project) => {
      await project.run('npm run build -- --out dist/rebranded')
      expect(await project.run('grep -rlE "<title>[^<]*Quillon|Quillon Docs" dist/rebranded')).not.toBe('')
    },
  },
]
