// Compares two screenshots of a page pixel by pixel: the share that differs, and an image that shows where.

import sharp from 'sharp'

interface ScreenshotDiff {
  /** Share of the larger screenshot's pixels, from 0 to 1. */
  share: number
  /** The later screenshot, faded, with the differences in red. PNG. */
  image: Uint8Array
}

interface Points {
  data: Buffer
  width: number
  height: number
}

const CHANNELS = 3
/** Out of 255 in any channel: smaller differences are the anti-aliasing of letters. */
const NOTICED = 24
/** Opacity of an unchanged pixel, over white. */
const PALE = 0.25
const MARK = [214, 40, 57] as const

export async function screenshotDiff(before: Uint8Array, after: Uint8Array): Promise<ScreenshotDiff> {
  const [one, two] = await Promise.all([pointsOf(before), pointsOf(after)])
  const width = Math.max(one.width, two.width)
  const height = Math.max(one.height, two.height)
  const shown = Buffer.alloc(width * height * CHANNELS)
  let different = 0
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * CHANNELS
      const differs = differsAt(one, two, x, y)
      if (differs) different++
      for (let channel = 0; channel < CHANNELS; channel++)
        shown[at + channel] = differs ? MARK[channel]! : 255 - (255 - valueAt(two, x, y, channel)) * PALE
    }
  }
  const image = await sharp(shown, { raw: { width, height, channels: CHANNELS } })
    .png({ palette: true })
    .toBuffer()
  return { share: different / (width * height), image }
}

async function pointsOf(png: Uint8Array): Promise<Points> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** A pixel that only one of the two has counts as different. */
function differsAt(one: Points, two: Points, x: number, y: number): boolean {
  if (x >= Math.min(one.width, two.width) || y >= Math.min(one.height, two.height)) return true
  for (let channel = 0; channel < CHANNELS; channel++)
    if (Math.abs(valueAt(one, x, y, channel) - valueAt(two, x, y, channel)) > NOTICED) return true
  return false
}

/** White outside the screenshot. */
function valueAt({ data, width, height }: Points, x: number, y: number, channel: number): number {
  return x < width && y < height ? data[(y * width + x) * CHANNELS + channel]! : 255
}
