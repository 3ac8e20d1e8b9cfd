// The media type of a body, without its parameters (RFC 9110, section 8.3).

export const FORM_TYPE = 'application/x-www-form-urlencoded'
export const JSON_TYPE = 'application/json'

/** In lower case; empty if none was sent. */
export const mediaType = (contentType = ''): string => contentType.split(';')[0]!.trim().toLowerCase()
