// The title of a document: `Page | Site`, or the site's name alone for a page of that name.

/** The text of `<title>` for a page. */
export function documentTitle(pageTitle: string, siteTitle: string): string {
  return pageTitle === siteTitle ? siteTitle : `${pageTitle} | ${siteTitle}`
}

/** The site's part of a document's title. */
export const siteTitleOf = (title: string): string => title.split(' | ').at(-1)!
