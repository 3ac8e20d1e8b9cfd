/** The entry's policy, as a module uses it that came later: there is one for the document. */
export type Trust = Pick<typeof import('../../browser/trusted-types.ts'), 'readVerified' | 'trustedHtml'>
