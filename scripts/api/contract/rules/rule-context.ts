// What the linter hands to a rule, as far as our rules use it.

export interface Report {
  report(problem: { message: string; location?: object; suggest?: string[] }): void
  location: { child(keys: string | string[]): { key(): object } & object; key(): object }
  resolve(node: unknown): { node: unknown }
  key: string | number
}

export type Node = Record<string, unknown>
