// What any page of the web may read: descriptions of what is here to call. They hold nothing that is not public.

export const PUBLIC_DESCRIPTION: Record<string, string> = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET',
  'access-control-allow-headers': 'Content-Type, If-None-Match',
  'access-control-expose-headers': 'ETag',
  'cross-origin-resource-policy': 'cross-origin',
}

/** Below `/.well-known/`, and the skills. */
export const isPublicDescription = (path: string): boolean => /^\/(?:\.well-known|skills)\//.test(path)
