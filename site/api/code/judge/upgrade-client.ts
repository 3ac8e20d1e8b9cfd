// Rewrites how a script imports and makes the client of the legacy package: `import { Brand }`, `await new Brand().init(key)`.
// Reports what has no equivalent, or can't be read.

type Change = (from: number, to: number, now: string) => void
type Leave = (at: number, call: string, note: string) => void

const NAME = String.raw`[A-Za-z_$][\w$]*`
/** One argument, and what follows it. */
const ARGUMENTS = String.raw`\(\s*([^(),]*(?:\([^()]*\))?)\s*(,[^()]*)?\)`

export function upgradeClient(code: string, name: string, change: Change, leave: Leave): void {
  const now = `${name}Client`
  const aliases = new Map([[name, now]])
  const taken = namesTaken(code, name)
  for (const { 1: before = '', 2: alias, index } of taken) {
    const at = index + before.length
    change(at, at + name.length, now)
    if (alias !== undefined) aliases.set(alias, alias)
  }
  if (taken.some(({ 2: alias }) => alias === undefined))
    for (const { index } of code.matchAll(asType(name))) change(index, index + name.length, now)
  for (const [written, today] of aliases) {
    const done = new Set<number>()
    for (const match of code.matchAll(initialised(written))) {
      const {
        0: whole,
        1: awaited = '',
        2: module = '',
        3: bare = module,
        4: key = '',
        5: options,
        index,
      } = match
      const at = index + whole.indexOf('new')
      if (awaited === '' && (key === '' || /^\s*\.\s*then\b/.test(code.slice(index + whole.length)))) continue
      done.add(at)
      change(index, index + whole.length, `new ${bare}${today}({ apiKey: ${key.trim()} })`)
      if (options !== undefined) leave(at, 'init', 'The table has no equivalent for its other options.')
    }
    for (const { index } of code.matchAll(new RegExp(made(written), 'g')))
      if (!done.has(index))
        leave(
          index,
          `new ${written}`,
          `Create the client with \`new ${today}({ apiKey })\`, without \`init\`.`,
        )
  }
}

/** `new Brand()`, also of a module: `new module.Brand()`. */
const made = (name: string): string => String.raw`\bnew\s+((?:${NAME}\s*\.\s*)?)${escaped(name)}\s*\(\s*\)`

/** `new Brand().init(key, options)`, awaited or not. */
const initialised = (name: string): RegExp =>
  new RegExp(
    String.raw`(?:(await)\s+)?(?:\(\s*${made(name)}\s*\)|${made(name)})\s*\.\s*init${ARGUMENTS}`,
    'g',
  )

/** `client: Brand`, `Promise<Brand>`, `as Brand`. */
const asType = (name: string): RegExp =>
  new RegExp(
    String.raw`(?<=(?:[:<|&]|\b(?:as|extends|instanceof|typeof))\s*)${name}(?=\s*(?:[,)>;={}|&[\]]|\r?\n|$))`,
    'g',
  )

/** In `import { Brand as Name }` and `const { Brand: Name } = require(…)`. */
function namesTaken(code: string, name: string): RegExpExecArray[] {
  const taken = (before: string, alias: string, after: string) =>
    new RegExp(
      String.raw`(${before}\{(?:[^{}]*[\s,])?)${name}\b(?:${alias}(${NAME}))?(?=[^{}]*\}${after})`,
      'g',
    )
  return [
    ...code.matchAll(taken(String.raw`\bimport\s*(?:type\s*)?`, String.raw`\s+as\s+`, String.raw`\s*from\b`)),
    ...code.matchAll(
      taken(String.raw`\b(?:const|let|var)\s*`, String.raw`\s*:\s*`, String.raw`\s*=\s*require\b`),
    ),
  ]
}

const escaped = (name: string): string => name.replaceAll('$', String.raw`\$`)
