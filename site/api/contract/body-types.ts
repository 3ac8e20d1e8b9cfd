// What kind of body a content type stands for.

export const isJsonType = (type: string): boolean => /[/+]json\b/i.test(type)

export const isMultipart = (type: string): boolean => /^multipart\//i.test(type)

export const isFormType = (type: string): boolean =>
  isMultipart(type) || /^application\/x-www-form-urlencoded\b/i.test(type)

/** A range that includes JSON, which some tools write for any response. */
export const isJsonRange = (type: string): boolean => /^(?:\*|application)\/\*/.test(type)

/** A file to send, as cURL writes it. */
export const FILE = '@file'
