// The calls that end a chain in which a request or an object is built, in Spring's clients too.

export const ENDS_BUILDER = /^(?:build|retrieve|exchange\w*)$/
