// Says that a stylesheet imported by a lazy module is its text; the bundler reads it so.

declare module '*.css' {
  const text: string
  export default text
}
