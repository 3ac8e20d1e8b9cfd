import { expect, it } from 'vitest'
import type { Manifest } from '#site/model/release.ts'
import { documentStyles } from '#worker/render/document-styles.ts'

const styles = documentStyles({
  assets: {
    styles: {
      base: '',
      parts: [
        { name: 'doc', css: '.doc{}' },
        { name: 'tabs', css: '.tabs{}' },
      ],
    },
  },
  styleSources: { doc: 'sha256-doc', 'doc tabs': 'sha256-all' },
} as unknown as Manifest)

it('gives a document the parts that its page needs', () => {
  expect(styles.names('doc')).toBe('doc')
})

it.each([undefined, 'tabs'])(
  'gives it all of them where the page asks for %s, which has no hash',
  (wanted) => {
    expect(styles.names(wanted)).not.toBe(wanted)
    expect(styles.source(styles.names(wanted))).toBe('sha256-all')
  },
)
