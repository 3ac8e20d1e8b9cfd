// Text as UTF-8 bytes with a buffer of their own, as responses and caches take them.

const encoder = new TextEncoder()

export const textBytes = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(encoder.encode(text))
