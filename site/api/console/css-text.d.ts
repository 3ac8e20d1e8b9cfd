// A stylesheet imported by a lazily loaded module is its text; the bundler inlines it.

declare module '*.css' {
  const text: string
  export default text
}
