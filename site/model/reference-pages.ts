// Which pages belong to the API's reference: the one that the configuration names, and all below it.

export function isReferencePage(path: string, reference: string | undefined): boolean {
  return reference !== undefined && (path === reference || path.startsWith(`${reference}/`))
}
