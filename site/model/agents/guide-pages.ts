// Decides which pages are guides: pages about concepts, SDKs and operations have no steps for a task.

const NO_GUIDE = /^\/docs\/(?:api$|(?:sdks|concepts|expressions|features|operations)(?:\/|$))/

/** `documenting`: paths of the pages that describe operations. */
export function guideTest(documenting: Iterable<string>): (path: string) => boolean {
  const reference = new Set(documenting)
  return (path) => !NO_GUIDE.test(path) && !reference.has(path)
}
