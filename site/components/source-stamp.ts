// The prop that every component passes to its outermost element: its location in the source.

export interface SourceStamp {
  'data-source'?: string
}
