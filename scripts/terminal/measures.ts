// Formats sizes, times and counts for the terminal.

/** `812 B`, `36.2 kB`, `1.4 MB`: decimal units, one digit below 100. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`
  const [value, unit] = bytes < 999_950 ? [bytes / 1000, 'kB'] : [bytes / 1_000_000, 'MB']
  return `${value < 100 ? value.toFixed(1) : Math.round(value)} ${unit}`
}

/** `0.42 s`, `12.3 s`; `8 ms` below a tenth of a second. */
export function formatDuration(milliseconds: number): string {
  if (milliseconds < 100) return `${Math.round(milliseconds)} ms`
  const seconds = milliseconds / 1000
  return `${seconds < 10 ? seconds.toFixed(2) : seconds.toFixed(1)} s`
}

/** `13`, `2,412`. */
export function formatNumber(count: number): string {
  // The platform's formatter of numbers takes longer to load than most of what is counted here.
  return String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, ',')
}

/** `1 page`, `13 pages`, `2 matches` with the plural given. */
export function formatCount(count: number, singular: string, plural = `${singular}s`): string {
  return `${formatNumber(count)} ${count === 1 ? singular : plural}`
}
