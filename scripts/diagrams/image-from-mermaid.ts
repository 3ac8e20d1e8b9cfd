// Makes a self-contained image file of mermaid's markup: with its size, the hash of its source, and nothing foreign in it.

/** The place of a state's name in its box. Those of flow charts are in the middle already. */
const STATE_NAME =
  /(statediagram-state"(?:(?!<g class="label").)*<g class="label" transform=")translate\(-[\d.]+,/gs

/** Throws when the markup would not show as an image: HTML inside it, or a reference to another file. */
export function imageFromMermaid(markup: string, sourceHash: string): string {
  const [, , width = 0, height = 0] =
    /viewBox="([^"]+)"/
      .exec(markup)?.[1]
      ?.split(/[\s,]+/)
      .map(Number) ?? []
  if (!(width > 0 && height > 0)) throw new Error('the drawing has no size')
  if (/<foreignObject/i.test(markup)) throw new Error('the drawing holds HTML, which images cannot show')
  if (/@import|url\(\s*["']?https?:|(?:href|src)="https?:/i.test(markup))
    throw new Error('the drawing refers to another file')
  const size = `width="${Math.ceil(width)}" height="${Math.ceil(height)}" data-source-hash="${sourceHash}"`
  return `${markup
    .replace(/^<svg([^>]*)>/, (_, attributes: string) => `<svg${withoutSize(attributes)} ${size}>`)
    .replaceAll('<br>', '<br/>')
    .replaceAll(' style=""', '')
    // Words begin where the font of this machine has them begin; beside `text-anchor` the middle is theirs.
    .replaceAll(STATE_NAME, '$1translate(0,')
    .trim()}\n`
}

function withoutSize(attributes: string): string {
  return attributes.replaceAll(/\s(?:width|height|style)="[^"]*"/g, '')
}
