// Lowest HTTP error status. Separate from status-name.ts so that lazily loaded code does not share a chunk with its table.

export const FIRST_ERROR_STATUS = 400
