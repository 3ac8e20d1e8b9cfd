// SKILL.md of a guide: the guide's own words with each sample in one language, cURL where it has it, under the name and the
// description that its front matter gives the skill, with what a tool must know before the first step and what it does
// before it hands over the work. Its samples are those that have been checked.

import { encodePath, markdownPath } from '#site/model/urls.ts'
import { keepLanguage, markdownLanguages } from '#site/markdown/markdown-languages.ts'
import { markdownOutline } from '#site/markdown/markdown-outline.ts'
import { AROUND_ID } from '#site/markdown/around-text.ts'

export interface SkillSource {
  skill: { name: string; description: string }
  /** Of the guide. */
  path: string
  /** The guide's whole Markdown. */
  markdown: string
}

const LANGUAGE = 'curl'
/** What a guide need not say to a person, and a skill must say to an agent. */
const BEFORE_THE_FIRST_STEP = [
  '## Before the first step {#before-the-first-step}',
  [
    '- Steps in a web interface, such as signing up or creating an application, are for a person. Say exactly what to create, and wait until it exists.',
    '- Names in capitals, such as `$PRIVATE_API_KEY` or `<PRIVATE_API_KEY>`, stand for values from the environment. Have the person set the variable; never ask for a key, and never print one.',
    '- Ids in the samples are examples. Use those from the responses that you get.',
    '- Use test data only.',
    '- If a response differs from the one shown, or none arrives, find out why before you repeat the request: it may have taken effect.',
  ].join('\n'),
].join('\n\n')
/** Lists of links at the end of a guide: whoever follows a skill has a task to do, not a site to explore. */
const LEFT_OUT = new Set([AROUND_ID, 'related'])

export function skillText({ skill, path, markdown }: SkillSource, origin: string): string {
  const guide = origin + encodePath(markdownPath(path))
  const lines = markdown.split('\n')
  const languages = markdownLanguages(lines)
  const others = languages.filter((language) => language !== LANGUAGE)
  const more = others.map((language) => `[${language}](${guide}?lang=${language})`).join(', ')
  return [
    `---\nname: ${JSON.stringify(skill.name)}\ndescription: ${JSON.stringify(skill.description)}\n---`,
    guideText(keepLanguage(lines, LANGUAGE, ...languages).join('\n')),
    [
      '## Before you hand over {#before-you-hand-over}',
      `This skill is [the guide](${guide}) with each sample in one language.${more === '' ? '' : ` Read it in another: ${more}.`}`,
      [
        `- At ${origin}/mcp, the tools \`check_request\` and \`check_code\` check a request or a piece of code against the contract, without an account. Fix what they report before you show the result.`,
        '- `try_request` returns the documented response. Nothing is sent to the platform.',
      ].join('\n'),
    ].join('\n\n'),
  ]
    .join('\n\n')
    .concat('\n')
}

/** From the guide's title on, without the lists of links, and with what its reader must know ahead of the first section. */
function guideText(markdown: string): string {
  const { lines: kept, headings, start } = markdownOutline(markdown)
  const title = headings.find(({ level }) => level === 1)?.line ?? start
  const section = headings.find(({ level }) => level > 1)?.line ?? kept.length
  const dropped = headings
    .filter(({ id }) => id !== undefined && LEFT_OUT.has(id))
    .map(({ line, level }) => ({
      from: line,
      to: headings.find((next) => next.line > line && next.level <= level)?.line ?? kept.length,
    }))
  const textBetween = (begin: number, end: number): string =>
    kept
      .filter(
        (_line, at) => at >= begin && at < end && !dropped.some(({ from, to }) => at >= from && at < to),
      )
      .join('\n')
      .trim()
  return [textBetween(title, section), BEFORE_THE_FIRST_STEP, textBetween(section, kept.length)].join('\n\n')
}
