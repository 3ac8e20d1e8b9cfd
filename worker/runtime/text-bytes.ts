// Encodes text as UTF-8 bytes with their own buffer, as responses and caches need them.

const encoder = new TextEncoder()

export const textBytes = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(encoder.encode(text))
