// Puts the site's variables in place of their names.

/** `%name%`; a name that no variable has stays as it is written. */
export const withVariables = (text: string, variables: Readonly<Record<string, string>>): string =>
  text.replaceAll(/%([\w-]+)%/g, (written, name: string) => variables[name] ?? written)
