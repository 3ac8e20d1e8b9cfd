// Rewrites code for a legacy package for the current one, using the site's table of upgrades, and checks the result.
// Calls that the table does not have are left unchanged and reported.

import { readerOf } from '../../languages/load-reader.ts'
import {
  codeLanguage,
  isScript,
  MAX_CODE_CHARACTERS,
  type CodeLanguage,
} from '../../languages/code-language.ts'
import { clientNames } from '../../check/clients/client-names.ts'
import type { CheckData } from '../check-data.ts'
import { detectLanguage } from '../detect-language.ts'
import { checkPastedCode, type CodeReport, type Knowledge } from '../check-pasted-code.ts'
import { whyUnread } from '../why-unread.ts'
import { withoutFence } from '../without-fence.ts'
import { collectEdits, type ChangedName, type CollectedEdits, type LeftCall } from './collect-edits.ts'
import { legacyMentions } from './legacy-mentions.ts'
import { upgradeCalls } from './upgrade-calls.ts'
import { MARKUP, upgradePackages } from './upgrade-packages.ts'

export interface Upgraded {
  code: string
  changes: ChangedName[]
  /** Calls and packages without an equivalent in the table. */
  left: LeftCall[]
  /** Why nothing was upgraded. */
  reason?: string
  /** The check of the result. */
  report: CodeReport
}

export async function upgradeCode(
  pasted: string,
  given: string | undefined,
  knowledge: Knowledge,
): Promise<Upgraded> {
  const { code, language: named } = withoutFence({
    code: pasted,
    ...(given !== undefined && { language: given }),
  })
  const language = (named === undefined ? undefined : codeLanguage(named)) ?? detectLanguage(code)
  const edits = collectEdits(code)
  // Half of a program would be neither of the two.
  const isLong = code.length > MAX_CODE_CHARACTERS
  if (!isLong) await upgrade(code, language, knowledge, edits)
  const { code: upgraded, changes, left } = edits.result()
  const report = await checkPastedCode({ code: upgraded, ...(language && { language }) }, knowledge)
  const isUnread = isLong || (language === undefined && changes.length === 0 && left.length === 0)
  const cause = isUnread ? whyUnread(upgraded, language) : undefined
  const reason = cause === undefined ? undefined : `Not upgraded: ${cause}`
  return { code: upgraded, changes, left, ...(reason !== undefined && { reason }), report }
}

async function upgrade(
  code: string,
  language: CodeLanguage | undefined,
  { data, contract }: Knowledge,
  edits: CollectedEdits,
): Promise<void> {
  const used = upgradePackages(code, language, data.upgrades, edits)
  const read = language && (await readerOf(language))
  if (!language || !read) return
  const inScript = isScript(language)
  // A fragment without imports is assumed to use the package whose calls are known.
  const rows = data.upgrades.calls.filter((one) => (used.size === 0 ? inScript : used.has(one.package)))
  if (inScript && MARKUP.test(code)) return leaveWebPage(code, data, edits)
  const script = inScript ? await upgradeScript(code, language, data, edits) : undefined
  if (rows.length === 0 && used.size === 0) return
  const seen = upgradeCalls(read(code).calls, {
    rows,
    language,
    contract,
    usual: new Set([data.brand.scope, ...(data.brand.sdkVariables?.legacy ?? ['client'])]),
    clients: clientNames(code, language, contract),
    foreign: script?.foreign ?? new Set(),
    edits,
  })
  if (!script) return
  for (const { at, call, now, note } of legacyMentions(code, script.tree, rows))
    if (!seen.has(at))
      edits.leave(at, call, now === '' ? note : `If it belongs to the client, it is now \`${now}\`.`)
}

/** The client of today runs on servers. */
function leaveWebPage(code: string, { brand }: CheckData, { leave }: CollectedEdits): void {
  for (const { index } of code.matchAll(new RegExp(String.raw`\bnew ${brand.scopePascal}\b`, 'g')))
    leave(
      index,
      `new ${brand.scopePascal}`,
      `\`${brand.scopePascal}Client\` runs on servers, not on web pages.`,
    )
}

async function upgradeScript(code: string, language: CodeLanguage, data: CheckData, edits: CollectedEdits) {
  const { scriptTree } = await import('../../languages/script-tree.ts')
  const { legacyImports } = await import('./legacy-imports.ts')
  const { upgradeClient } = await import('./upgrade-client.ts')
  const tree = scriptTree(code, language)
  if (!tree) return undefined
  const { packages, calls } = data.upgrades
  const known = packages.filter(({ legacy }) => calls.some((one) => one.package === legacy))
  const imported = {
    code,
    tree,
    legacy: data.brand.scopePascal,
    now: `${data.brand.scopePascal}Client`,
    isLegacy: (source: string) => known.some(({ legacy }) => legacy === source),
    isCurrent: (source: string) => known.some(({ now }) => now === source),
  }
  const imports = legacyImports(imported, edits)
  upgradeClient(imported, imports, edits)
  return { tree, foreign: imports.foreign }
}
