/** The entry's Trusted Types policy, passed to modules loaded later: the document allows only one. */
export type Trust = Pick<typeof import('../../browser/trusted-types.ts'), 'readVerified' | 'trustedHtml'>
