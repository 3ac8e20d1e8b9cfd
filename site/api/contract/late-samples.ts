// An operation's remaining samples, an asset that is loaded when a reader chooses another one.

/** HTML keyed by `example/language` for code, and by `example/status` or `/status` (failures) for responses. */
export type LateSamples = Record<string, string>
