// The parts of an actor's line that are drawn: from its name to the end, without the gaps for words and names.

export interface Interval {
  from: number
  to: number
}

interface Rectangle extends Interval {
  left: number
  right: number
}

interface Header {
  x: number
  width: number
  top: number
  bottom: number
}

export function lifelineGaps(
  x: number,
  top: number,
  end: number,
  words: readonly Rectangle[],
  headers: readonly Header[],
): Interval[] {
  const names = headers.map((header) => ({
    left: header.x - header.width / 2,
    right: header.x + header.width / 2,
    from: header.top,
    to: header.bottom,
  }))
  const crossing = [...words, ...names]
    .filter(({ left, right, to }) => left < x && x < right && to > top)
    .sort((a, b) => a.from - b.from)
  const parts: Interval[] = []
  let from = top
  for (const gap of crossing) {
    if (gap.from > from + 2) parts.push({ from, to: gap.from })
    from = Math.max(from, gap.to)
  }
  if (end > from + 2) parts.push({ from, to: end })
  return parts
}
