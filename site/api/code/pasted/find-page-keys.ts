// Finds keys of private and management applications in code for a web page or an app, where anyone can read them.

import { anyOf } from '../../../spelling/any-of.ts'
import type { SiteConfig } from '../../../model/site-config.ts'
import { isScript, type CodeLanguage } from '../languages/code-language.ts'
import type { Finding } from '../known/code-finding.ts'

const PLACEHOLDER = '<(?:PRIVATE|MANAGEMENT)_(?:API_)?KEY>'

/** What only code in a browser has. */
const OF_PAGE = anyOf([
  /(?<![\w$.])(?:document|window)\.\w/,
  /['"]use client['"]/,
  /\buse(?:State|Effect)\(/,
  /\son(?:Click|Submit|Change)=/,
  /@Component\(/,
  /<script setup/,
])
/** What code on a server has; both may be pasted together. */
const OF_SERVER = anyOf([
  /\brequire\(/,
  /['"](?:node:|express|fastify|hono)/,
  /\b(?:app|router|server)\.(?:get|post|put|use|listen)\(/,
  /\bfunction (?:GET|POST|PUT|PATCH|DELETE)\b/,
  /\bcreateServer\(/,
  /['"]use server['"]/,
  /\bNextResponse\b/,
  /\bexport default \{\s*(?:async )?fetch\b/,
])
/** Variables that bundlers write into the page. */
const WRITTEN_IN =
  /\b(?:NEXT_PUBLIC|VITE|REACT_APP|NUXT_PUBLIC|EXPO_PUBLIC)_\w*(?:PRIVATE|MANAGEMENT)_(?:API_)?KEY\b/g

export function findPageKeys(
  code: string,
  language: CodeLanguage | undefined,
  { scope, scopePascal }: Pick<SiteConfig['brand'], 'scope' | 'scopePascal'>,
): Finding[] {
  if (!language) return []
  const inScript = isScript(language)
  const ofElements = inScript
    ? String.raw`(?<![\w$])(?:use${scopePascal}|${scope})(?:3ds)?\(\s*['"\`]`
    : String.raw`\b${scopePascal}Elements\b[^\n]{0,80}\bapiKey\s*[=(:]\s*"`
  const patterns = [new RegExp(`(?<=${ofElements})${PLACEHOLDER}`, 'g')]
  if (inScript) patterns.push(WRITTEN_IN)
  if (inScript && OF_PAGE.test(code) && !OF_SERVER.test(code))
    patterns.push(new RegExp(`(?<!${ofElements})${PLACEHOLDER}`, 'g'))
  return code.split('\n').flatMap((line, row) =>
    patterns.flatMap((pattern) =>
      [...line.matchAll(pattern)].map(({ 0: { length }, index: column }): Finding => {
        const at = { row, column, endRow: row, endColumn: column + length }
        const what = `anyone who opens the ${inScript ? 'page' : 'app'} can read this key`
        const fix = 'use the key of a public application here, or make the call on your server'
        return { code: 'sample-unsafe-key', at, what, fix }
      }),
    ),
  )
}
