// A module that code imports an SDK by, as content/data/sdk-modules.yaml and legacy-packages.yaml list it.

export interface SdkModule {
  /** `javascript` stands for TypeScript too, `java` for Kotlin. */
  language: string
  name: string
  /** What its package is called, where it has another name. */
  installed?: string
  /** What makes a client. */
  client: readonly string[]
  /** What else is known to be exported: there may be more. */
  names: readonly string[]
  isLegacy: boolean
}
