// Reads content/redirects.yaml: a map of old paths to new addresses, every mistake with its line.
// scripts/compiler/checks/check-redirects.ts checks that the targets exist.

import { isMap, isScalar, type Node } from 'yaml'
import { canonicalPath, isOwnPath } from '#site/model/urls.ts'
import type { FileReads } from '../graph/world.ts'
import type { Diagnostic, Place } from '../diagnostics/diagnostic.ts'
import { readContentYaml, type ContentYaml } from './content-yaml.ts'
import { REDIRECTS_FILE, type ContentPlace } from './read-content.ts'
import { withVariables } from './with-variables.ts'

const PATH_FIX = 'start it with a single `/`, and write letters as they are, without percent-encoding'

export interface RedirectRule {
  /** Canonical path. */
  from: string
  /** Path of the target, with its query and fragment. */
  to: string
  fromPlace: Place
  toPlace: Place
}

interface Redirects {
  rules: RedirectRule[]
  diagnostics: Diagnostic[]
}

/** `variables`: values of `%name%` in an old path, so that paths with the product's name follow a rebrand. */
export function readRedirects(
  reads: FileReads,
  content: ContentPlace,
  variables: Readonly<Record<string, string>> = {},
): Redirects {
  const { yaml, diagnostics } = readContentYaml(reads, content, REDIRECTS_FILE, 'redirect-invalid')
  const rules: RedirectRule[] = []
  const root = yaml?.document.contents
  if (!yaml || root === null || root === undefined) return { rules, diagnostics }
  if (!isMap(root)) {
    const fix = 'write one rule per line: `/old/path: /new/path`'
    return {
      rules,
      diagnostics: [yaml.problem('redirect-invalid', root, 'the file is not a map of paths', fix)],
    }
  }
  const seen = new Map<string, Place>()
  for (const { key, value } of root.items) {
    const rule = readRule(yaml, key as Node, yaml.resolve(value) as Node | null, variables)
    if ('what' in rule) {
      diagnostics.push(rule)
      continue
    }
    const first = seen.get(rule.from)
    if (first) {
      const what = `\`${rule.from}\` is already redirected on line ${first.line}`
      diagnostics.push(yaml.problem('redirect-duplicate', key as Node, what, 'keep one of the two lines'))
      continue
    }
    seen.set(rule.from, rule.fromPlace)
    rules.push(rule)
  }
  return { rules, diagnostics }
}

function readRule(
  yaml: ContentYaml,
  key: Node,
  value: Node | null,
  variables: Readonly<Record<string, string>>,
): RedirectRule | Diagnostic {
  const written = isScalar(key) ? String(key.value) : ''
  const from = withVariables(written, variables)
  const to = isScalar(value) && typeof value.value === 'string' ? value.value : undefined
  if (/[?#]/.test(from)) {
    const fix = "write only the path: the reader's query is kept, and browsers never send a fragment"
    return yaml.problem('redirect-invalid', key, `the old path \`${from}\` has a query or a fragment`, fix)
  }
  const pattern = from.split('/').find((segment) => /^(?:\*+|:\w+)$/.test(segment))
  if (pattern !== undefined) {
    const what = `\`${from}\` has the pattern \`${pattern}\`, and rules have none`
    return yaml.problem('redirect-invalid', key, what, 'write a line for each old path')
  }
  const encoded = /%[\da-f]{2}/i.test(from) ? from : encodeURI(from)
  const canonical = isOwnPath(from) ? canonicalPath(encoded) : undefined
  if (canonical === undefined) {
    return yaml.problem('redirect-invalid', key, `\`${from}\` is not a path`, PATH_FIX)
  }
  if (canonical !== from) {
    const what = `the old path \`${from}\` is not in its canonical form`
    const fix = `write \`${canonical}\`: letter case, encoding, \`.html\` and trailing slashes are normalised before rules are looked up`
    return yaml.problem('redirect-invalid', key, what, fix)
  }
  if (to === undefined || !isOwnPath(to)) {
    const what = `the target of \`${from}\` is not a path of this site`
    return yaml.problem('redirect-invalid', value ?? key, what, 'write a path that starts with a single `/`')
  }
  return { from, to, fromPlace: yaml.place(key), toPlace: yaml.place(value) }
}
