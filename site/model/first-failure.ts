/** The lowest status with which a request fails. In a module of its own: code that is loaded on use must not share the names. */
export const FIRST_FAILURE = 400
