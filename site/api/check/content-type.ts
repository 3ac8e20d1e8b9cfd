// Finds the content type among a request's headers.

export function contentTypeIn<Header extends { name: string }>(
  headers: readonly Header[],
): Header | undefined {
  return headers.find(({ name }) => name.toLowerCase() === 'content-type')
}
