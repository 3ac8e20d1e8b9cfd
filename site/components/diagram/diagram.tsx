// A diagram drawn before release, one drawing per theme; CSS shows one, and scrolls what is wider than the screen. `mermaid` is its source, for the Markdown.

import type { SourceStamp } from '../source-stamp.ts'

interface DiagramProps extends SourceStamp {
  alt: string
  dark: string
  light: string
  width?: string
  height?: string
  mermaid: string
}

export function Diagram({ alt, dark, light, width, height, mermaid, ...stamp }: DiagramProps) {
  const size = { width: width || undefined, height: height || undefined }
  return (
    <figure
      className="diagram"
      tabIndex={0}
      role="group"
      aria-label="Diagram"
      data-mermaid={mermaid}
      {...stamp}
    >
      {Object.entries({ dark, light }).map(([theme, src]) => (
        <img
          key={theme}
          className="diagram__image"
          data-diagram-theme={theme}
          src={src}
          alt={alt}
          {...size}
          loading="lazy"
          decoding="async"
        />
      ))}
    </figure>
  )
}
