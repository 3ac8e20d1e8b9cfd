import { describe, expect, it } from 'vitest'
import { changeKind } from '#scripts/develop/change-kinds.ts'

describe('changeKind', () => {
  it.each([
    ['content/docs/index.mdx', 'content'],
    ['content/sidebars.yaml', 'content'],
    ['scripts/develop/browser/live-client.ts', 'assets'],
    ['scripts/build/build-site.ts', 'restart'],
    ['site/site.config.ts', 'restart'],
    ['site/model/urls.ts', 'restart'],
    ['site/styles/tokens.css', 'assets'],
    ['site/client/entry.ts', 'assets'],
    ['site/public/favicon.svg', 'assets'],
    ['site/components/tabs/tabs.tsx', 'components'],
    ['site/shell/icons/icon-paths.ts', 'components'],
    ['site/shell/footer/site-footer.tsx', 'app'],
    ['worker/app.ts', 'app'],
  ])('takes %s as %s', (file, kind) => {
    expect(changeKind(file)).toBe(kind)
  })

  it('ignores what the site does not depend on', () => {
    expect(changeKind('docs/operations.md')).toBeUndefined()
  })
})
