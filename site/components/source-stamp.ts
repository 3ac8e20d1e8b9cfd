// The one prop that every component passes to its outermost element: where its author wrote it.

export interface SourceStamp {
  'data-source'?: string
}
