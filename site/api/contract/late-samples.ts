// The shape of an operation's samples beside the page: an asset that is loaded when a reader chooses another one.

/** HTML of the code by `example/language`, of the responses by `example/status` or, for what fails, by `/status`. */
export type LateSamples = Record<string, string>
