// The fields of a page's front matter, each with what is wrong when it does not fit.

import { z } from 'zod'
import { BADGE_KINDS, PAGE_LAYOUTS } from '#site/model/release.ts'

const text = z.string('must be text').trim().min(1, 'is empty')
const headingLevel = z.int('must be a whole number').min(2, 'must be 2 to 6').max(6, 'must be 2 to 6')
const flag = z.boolean('must be true or false')

export const frontMatterSchema = z
  .object({
    title: text,
    description: text,
    sidebar_label: text,
    /** Path of the page where it should differ from the file's: `/docs/start`. */
    slug: text.startsWith('/', 'must start with `/`'),
    layout: z.enum(PAGE_LAYOUTS, 'must be `doc` or `landing`'),
    badge: z.enum(BADGE_KINDS, 'must be `enterprise`, `beta` or `deprecated`'),
    keywords: z.array(text, 'must be a list of words'),
    /** How a reader would ask for what the page says. */
    questions: z.array(text, 'must be a list of questions'),
    /** Used where version control knows no date. */
    updated: z.iso.date('must be a date like 2026-07-20'),
    /** When an editor last read the page as a whole. */
    reviewed: z.iso.date('must be a date like 2026-07-20'),
    toc_min_heading_level: headingLevel,
    toc_max_heading_level: headingLevel,
    hide_table_of_contents: flag,
    sidebar_position: z.number('must be a number'),
    noindex: flag,
    /** The page is published as a skill as well: SKILL.md. */
    skill: z.strictObject(
      {
        name: text
          .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must have a `name` of lower-case words with hyphens')
          .max(64, 'must have a `name` of 64 characters or fewer'),
        description: text.max(1024, 'must have a `description` of 1,024 characters or fewer'),
      },
      'must be a `name` and a `description`',
    ),
  })
  .partial()

export type PageFrontMatter = z.output<typeof frontMatterSchema>
