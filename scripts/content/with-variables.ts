// Puts the site's variables in place of their names.

/** `%name%`; a name that no variable has stays as it is written, and so does the one in `\%name%`. */
export const withVariables = (text: string, variables: Readonly<Record<string, string>>): string =>
  text.replaceAll(/(\\)?%([\w-]+)%/g, (written, escape: string | undefined, name: string) => {
    if (escape !== undefined) return written.slice(escape.length)
    return Object.hasOwn(variables, name) ? variables[name]! : written
  })
