// Names in the folder of the store.

/** A pack of traces: `project.traces`, `content-<hash>.traces`. */
export const PACK_ENDING = '.traces'
/** Values, each in a file named by its hash, below the first two digits of it. */
export const VALUES_FOLDER = 'values'
