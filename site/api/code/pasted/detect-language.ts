// Detects the language of a piece of code by syntax that is unique to it.

import { anyOf } from '../../../spelling/any-of.ts'
import type { CodeLanguage } from '../languages/code-language.ts'
import { foreignLanguage } from './foreign-language.ts'

/** The first that fits; `^` and `$` also stand for the ends of lines unless noted. */
const SIGNS: readonly [CodeLanguage, RegExp][] = [
  [
    'http',
    // Of the whole text, after variables and comments.
    anyOf([
      /^(?:(?:@[\w-]+[^\S\n]*=.*|#.*|\/\/.*|[^\S\n]*)\n)*(?:GET|POST|PUT|PATCH|DELETE) \S+(?: HTTP\/[\d.]+)?\s*(?:\n[\w-]+:|$)/,
      /^HTTP\/[\d.]+ \d{3}/,
    ]),
  ],
  ['php', anyOf([/^\s*<\?php\b/, /\$\w+->\w+\s*\(/, /\bcurl_(?:init|setopt)\(/])],
  ['json', /^\s*(?:\[\s*(?:["[{\]]|$)|\{\s*(?:["}]|$))/],
  [
    'bash',
    anyOf(
      [
        /^[^\S\n]*(?:\$ |#!.*sh\b)/,
        /(?:^[^\S\n]*|[|;&(]\s*)(?:curl|wget)\s+\S/,
        // HTTPie and xh.
        /^[^\S\n]*(?:https?|xhs?) (?:-\S+ )*(?:(?:GET|POST|PUT|PATCH|DELETE) )?[\w:/.-]+\/\S*(?:\s|$)/,
      ],
      'im',
    ),
  ],
  [
    'swift',
    anyOf(
      [
        /^[^\S\n]*import (?:UIKit|SwiftUI|Foundation|Combine|PackageDescription)\b/,
        /\bguard let\b/,
        /\bfunc \w+\((?:\w+ )?\w+:/,
        /\boverride func\b/,
        /@IBOutlet/,
        /^extension \w+/,
        /\blet \w+: \[\w+: \w+\] = \[/,
        /\blet \w+(?:: \w+)? = (?:try\b|[A-Z]\w*\(\w+: )/,
        /\{ \w+(?:, \w+)* in\b/,
      ],
      'm',
    ),
  ],
  [
    'kotlin',
    anyOf(
      [
        /\bfun [\w.]+\(/,
        /^[^\S\n]*(?:private |override )*val \w+(?:: [\w<>?]+)? = /,
        /\bmapOf\(/,
        /\blistOf\(/,
        /^import android/,
      ],
      'm',
    ),
  ],
  [
    'go',
    anyOf(
      [
        /^[^\S\n]*package \w+/,
        /\bfunc (?:\(\w+ [*\w.]+\) )?\w+\(/,
        /\w+(?:, \w+)* := /,
        /\boption\.With/,
        /\(ctx\b/,
        /&\w+\.\w+\{/,
      ],
      'm',
    ),
  ],
  [
    'csharp',
    anyOf(
      [
        /^[^\S\n]*using [\w.]+(?: = [\w.]+)?;/,
        /\bawait (?:\w+\.)*[A-Z]\w*Async\(/,
        /\bnew \w+Request\s*\{/,
        /\bnamespace [\w.]+/,
        /^[^\S\n]*(?:public|private|internal|protected)\b[^\n;={(]*\b(?:string|bool|decimal|Task(?:<[^>\n]{0,80}>)?)\??\s+\w/,
        /\brecord \w+\([^)]{0,400}\b(?:string|bool|decimal)\b/,
      ],
      'm',
    ),
  ],
  [
    'java',
    anyOf(
      [
        /^[^\S\n]*import (?:static )?[\w.]+(?:\.\*)?;/,
        /\.builder\(\)/,
        /\bpublic (?:static |final )*(?:class|void|record)\b/,
        /\b(?:private|protected|public) (?:static )?final [A-Z]/,
        /\b(?:Map|List)\.of\(/,
        /\w\(\)\.\w+\(.*\);\s*$/,
      ],
      'm',
    ),
  ],
  [
    // `Request request = new Request.Builder()`, where methods are in lower case, unlike those of C#. Of the whole text.
    'java',
    /^(?![\s\S]*\.(?!Builder\b)[A-Z]\w*\()(?=[\s\S]*\.[a-z]\w*\()(?:[\s\S]*\n)?[ \t]*(?:final )?[A-Z]\w*(?:<[\w, ?<>]*>)? [a-z]\w* = /,
  ],
  [
    'python',
    anyOf(
      [
        /^[^\S\n]*(?:from [\w.]+ import |import \w+$|def \w+\(.*\).*:\s*$|async def )/,
        /\b(?:None|True|False)\b/,
        /^[^\S\n]*\w+ = \w+(?:\.\w+)+\([^{};]*$/,
        // Arguments by name.
        /\w\(\s*\w+=[^=>\s]/,
        /\w\.\w+\([^()\n]*,\s*\w+=[^=>\s]/,
        /\(\*\*\w/,
      ],
      'm',
    ),
  ],
  ['tsx', anyOf([/<[A-Z][a-z]\w*(?:\s[^>]*)?\/?>/, /className=/, /<\/[a-z]\w*>/])],
  [
    'typescript',
    anyOf(
      [
        /\b(?:const|let|var) \w/,
        /^[^\S\n]*export (?:default |async )*(?:function|class|type|interface)\b/,
        /\bawait \w/,
        /=>/,
        /\brequire\(/,
        /^[^\S\n]*(?:(?:import|export) .*|\}) from ['"]/,
        /\w+\.\w+\([{'"`)]/,
        /\bfetch\(/,
      ],
      'm',
    ),
  ],
  [
    'bash',
    // Options and their values may come between.
    /(?:^[^\S\n]*(?:(?:sudo|RUN|env|[A-Z_]+=\S*) )*|&& )(?:npm|pnpm|yarn|bun|deno|(?:python[\d.]* -m |uv )?pip[\d.]*|uv|poetry|pipenv|pdm|rye|composer|gem|bundle|go|dotnet|nuget|dart|flutter|swift) (?:[\w./@=-]+ ){0,4}(?:i|install|add|require|get|add-dependency) \S|^Install-Package \S/m,
  ],
]
/** From the beginning of a line up to a place that is in no text and no comment. */
const IN_CODE = String.raw`^(?:[^"'\`/\n]|"(?:[^"\\\n]|\\.)*"|'[^'\n]*'|\`[^\`\n]*\`|/(?!/))*?`
/** Syntax that a language does not have: its statements and those of a script may look alike. */
const FOREIGN: Partial<Record<CodeLanguage, RegExp>> = {
  java: new RegExp(
    String.raw`${IN_CODE}(?:\b(?:const|let)\s+[\w{[$]|\bawait\s|\brequire\(\s*['"])|^\s*import\b.*\bfrom\s+['"]`,
    'm',
  ),
  python: /^[ \t]*import\b.*\bfrom\s+['"]/m,
  go: new RegExp(
    String.raw`${IN_CODE}(?:=>|\bawait\s|\brequire\(\s*['"])|^\s*import\b.*\bfrom\s+['"]|^[ \t]*(?:from [\w.]+ import |(?:async )?def \w+\()`,
    'm',
  ),
}
/** Of Java, Kotlin, Swift and Python: it may hold code of another language. */
const TEXT_BLOCK = /"""(?:(?!""")[^])*(?:"""|$)/g
/** The beginning is enough. */
const LOOKED_AT = 6000

/** Undefined if the code gives no clue. */
export function detectLanguage(code: string): CodeLanguage | undefined {
  const start = code.slice(0, LOOKED_AT).replaceAll(TEXT_BLOCK, '""')
  if (foreignLanguage(start) !== undefined) return undefined
  return SIGNS.find(([language, sign]) => sign.test(start) && !FOREIGN[language]?.test(start))?.[0]
}
