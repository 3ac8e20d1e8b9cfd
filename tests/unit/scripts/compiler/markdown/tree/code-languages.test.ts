import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { toHtml } from 'hast-util-to-html'
import { describe, expect, it } from 'vitest'
import { highlight, isKnownLanguage } from '#scripts/compiler/markdown/tree/code-languages.ts'

const ROOT = join(import.meta.dirname, '../../../../../..')
const IN_TEMPLATE = 'let a = `b ${c.map(({ id }) => id)}`'
/** Prism completes a grammar when it marks the first code with it: what is inside an interpolation, a macro, a rule. */
const SAMPLES: [language: string, code: string][] = [
  ['html', '<script>let a = 1</script><style>b { c: d }</style><p style="a: b" onclick="c(`${d}`)">'],
  ['http', 'POST / HTTP/1.1\nContent-Type: application/json\n\n{ "a": 1 }'],
  ['md', '---\na: 1\n---\n\n```js\nlet a = "b"\n```'],
  ['yaml', 'a: [1, "b"]'],
  ['json', '{ "a": 1 }'],
  ['graphql', '"""*a*"""\ntype A { b: Int }'],
  ['php', '<p><?php echo "a {$b->c}" ?></p>'],
  ['liquid', '<p>{{ a | append: "b" }}</p>'],
  ['tsx', `const a = <B c="d" e={f}>{1}</B>\n${IN_TEMPLATE}`],
  ['ts', IN_TEMPLATE],
  ['jsx', `const a = <B c="d" e={f}>{1}</B>\n${IN_TEMPLATE}`],
  ['css', '@media (a: b) { c { d: e(f) } }'],
  ['js', IN_TEMPLATE],
  ['cpp', '#define A(b) f(b, "c")\nint a = 1;'],
  ['c', '#define A(b) f(b, "c")\nint a = 1;'],
  ['java', 'List<String> a = new B<>(c -> "d");'],
  ['kotlin', 'val a = "b ${c.map { it }}"'],
  ['csharp', 'var a = $"b {c.Select(d => d)}";'],
  ['dart', "var a = 'b ${c.map((d) => d)}';"],
  ['swift', 'let a = "b \\(c.map { $0 })"'],
  ['python', 'a = f"b {c(d):>3}"'],
  ['ruby', 'a = "b #{c.map { |d| d }}"'],
  ['rust', 'let a = |b| c!(b);'],
  ['groovy', 'def a = "b ${c}"'],
  ['bash', 'a="b $(c "$d")"'],
]

/** The samples in that order, each highlighted, in a process of its own. */
function inOrder(samples: typeof SAMPLES): Record<string, unknown> {
  const script = `
    const { highlight } = await import('#scripts/compiler/markdown/tree/code-languages.ts')
    const samples = ${JSON.stringify(samples)}
    console.log(JSON.stringify(samples.map(([language, code]) => [language, highlight(code, language)])))`
  const printed = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  return Object.fromEntries(JSON.parse(printed) as [string, unknown][])
}

describe('highlight', () => {
  it('gives the same whatever languages have come before', () => {
    const forwards = inOrder(SAMPLES)
    const backwards = inOrder(SAMPLES.toReversed())
    const differing = SAMPLES.filter(
      ([language]) => JSON.stringify(forwards[language]) !== JSON.stringify(backwards[language]),
    )
    expect(differing).toEqual([])
    expect(Object.keys(forwards)).toHaveLength(SAMPLES.length)
  })

  it.each([
    ['console', '$ ls "a"'],
    ['tf', 'a = "b"'],
    ['jsonc', '{ "a": 1 }'],
    ['KT', 'val a = "b"'],
    ['xml', '<a b="c"/>'],
    ['c', 'int a = 1;'],
    ['rs', 'let a = 1;'],
    ['golang', 'var a = 1'],
    ['c++', 'int a = 1;'],
    ['ps1', '$a = 1'],
  ])('knows %s', (language, code) => {
    expect(isKnownLanguage(language)).toBe(true)
    const children = highlight(code, language) ?? []
    expect(toHtml({ type: 'root', children })).toContain('class="token')
  })

  it.each(['', 'text', 'elvish', 'constructor'])('knows no grammar for "%s"', (language) => {
    expect(isKnownLanguage(language)).toBe(false)
    expect(highlight('a', language)).toBeUndefined()
  })
})
