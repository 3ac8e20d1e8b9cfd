// A diagram drawn before release: one picture per theme, of which CSS shows one, each with a drawing for wide and for
// narrow columns. `mermaid` is its source, for the Markdown.

import type { SourceStamp } from '../source-stamp.ts'
import { narrowMedia } from './narrow-media.ts'

interface DiagramProps extends SourceStamp {
  alt: string
  wideDark: string
  wideLight: string
  /** Width and height, separated by a space. */
  wideSize: string
  narrowDark: string
  narrowLight: string
  narrowSize: string
  mermaid: string
}

export function Diagram({ alt, mermaid, ...props }: DiagramProps) {
  const { wideDark, wideLight, wideSize, narrowDark, narrowLight, narrowSize, ...stamp } = props
  const [width, height] = wideSize.split(' ')
  const [narrowWidth, narrowHeight] = narrowSize.split(' ')
  const media = narrowMedia(Number(width))
  const themes = [
    { theme: 'dark', wide: wideDark, narrow: narrowDark },
    { theme: 'light', wide: wideLight, narrow: narrowLight },
  ]
  return (
    <figure className="diagram" role="group" aria-label="Diagram" data-mermaid={mermaid} {...stamp}>
      {themes.map(({ theme, wide, narrow }) => (
        <picture key={theme} data-diagram-theme={theme}>
          <source media={media} srcSet={narrow} width={narrowWidth} height={narrowHeight} />
          <img
            className="diagram__image"
            src={wide}
            alt={alt}
            width={width}
            height={height}
            loading="lazy"
            decoding="async"
          />
        </picture>
      ))}
    </figure>
  )
}
