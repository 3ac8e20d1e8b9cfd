// The title of a document: `Page | Site`, or only the site's name if the page title already contains it.

/** The text of `<title>` for a page. */
export function documentTitle(pageTitle: string, siteTitle: string): string {
  return pageTitle === siteTitle ? siteTitle : `${pageTitle} | ${siteTitle}`
}

/** The site's part of a document's title. */
export const siteTitleOf = (title: string): string => title.split(' | ').at(-1)!
