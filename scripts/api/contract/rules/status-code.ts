// What the reference shows a response for. Contracts may also write `default` and `4XX`, which are no status codes.

export const isStatusCode = (status: string): boolean => /^[1-5]\d\d$/.test(status)
