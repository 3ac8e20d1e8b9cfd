/** What stands in place of a response's body; `contentType` if it has one, of which there is no example. */
export const withoutExample = (contentType: string | undefined): string =>
  contentType === undefined ? 'No body' : `${contentType}, no example`
