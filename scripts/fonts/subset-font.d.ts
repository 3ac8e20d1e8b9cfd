// The part of subset-font that is used here; the package has no types of its own.

declare module 'subset-font' {
  interface Options {
    targetFormat: 'sfnt' | 'woff2'
    variationAxes?: Record<string, number | { min: number; max: number; default?: number }>
    noLayoutClosure?: boolean
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
}
