/** Makes HTML of our own origin acceptable to the document. */
export type TrustHtml = (html: string) => string
