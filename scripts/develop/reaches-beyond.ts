// Whether a saved page can be shown without building the rest of the site.

import type { PageFacts } from '../compiler/page/compiled-page.ts'

/** Whether a page's new version changes more than its own record: other pages, sidebars, lists or files mention it. */
export function reachesBeyond(page: PageFacts, older: PageFacts | undefined): boolean {
  return older === undefined || (!page.incomplete && outwardForm(page) !== outwardForm(older))
}

function outwardForm({ path, title, description, frontMatter, assets }: PageFacts): string {
  return JSON.stringify([path, title, description, frontMatter, assets])
}
