// Reports `nullable`, which OpenAPI 3.0 writes, in schemas alone: elsewhere it is a mistake, which `struct` reports.

interface Report {
  report(problem: { message: string; location: object }): void
  location: { child(key: string): { key(): object } }
  type: { name: string }
}

export const nullableRule = () => ({ Schema: reportNullable, ref: reportNullable })

function reportNullable({ nullable }: Record<string, unknown>, { report, location, type }: Report): void {
  if (typeof nullable !== 'boolean' || type.name !== 'Schema') return
  report({
    message: 'the keyword `nullable` is not OpenAPI 3.1, only 3.0',
    location: location.child('nullable').key(),
  })
}
