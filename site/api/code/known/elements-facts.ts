// What is known of Elements, the SDK for web pages and apps, as content/data/elements-calls.yaml and element-types.yaml
// list it.

export interface ElementsFacts {
  /** By the names that follow the instance: the call of the server SDKs that does the same, null if none does. */
  calls: Readonly<Record<string, string | null>>
  /** The same of the client for 3D Secure in web pages, whose requests have options of their own. */
  threeds: Readonly<Record<string, string | null>>
  /** Calls that send nothing. */
  local: readonly string[]
  /** Types of elements, with what others call each. */
  types: Readonly<Record<string, readonly string[]>>
}
