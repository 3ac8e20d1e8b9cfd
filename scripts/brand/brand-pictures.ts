// The brand's images in pixel formats: the legacy icon and the social image.

import sharp from 'sharp'
import type { SiteConfig } from '#site/model/site-config.ts'
import { brandColors } from './brand-colors.ts'
import { iconDrawing, markShapes } from './mark-drawing.ts'
import { SOCIAL_IMAGE, socialImage } from './social-image.ts'

const ICON_SIZE = 32
const ICON_HEADER = 22

export type BrandPath = '/favicon.ico' | '/favicon.svg' | '/og.png'

/** Keyed by path. `tokens`: text of site/styles/tokens.css. */
export async function brandPictures(
  config: Pick<SiteConfig, 'brand' | 'mark' | 'socialImage' | 'description'>,
  tokens: string,
): Promise<Record<BrandPath, Uint8Array>> {
  const { mark, brand, socialImage: shown, description } = config
  const colors = brandColors(tokens)
  const picture = await socialImage({ name: brand.name, text: shown?.text ?? description, mark, colors })
  const flat = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${markShapes(mark, colors)}</svg>`
  return {
    '/favicon.svg': Buffer.from(iconDrawing(mark, colors)),
    '/favicon.ico': iconFile(await pixels(flat, ICON_SIZE, ICON_SIZE)),
    '/og.png': await pixels(picture, SOCIAL_IMAGE.width, SOCIAL_IMAGE.height),
  }
}

function pixels(drawing: string, width: number, height: number): Promise<Buffer> {
  const sized = drawing.replace('<svg ', `<svg width="${width}" height="${height}" `)
  return sharp(Buffer.from(sized)).png({ compressionLevel: 9, palette: false }).toBuffer()
}

/** An .ico file containing one PNG. */
function iconFile(png: Buffer): Buffer {
  const header = Buffer.alloc(ICON_HEADER)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(ICON_SIZE, 6)
  header.writeUInt8(ICON_SIZE, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.byteLength, 14)
  header.writeUInt32LE(ICON_HEADER, 18)
  return Buffer.concat([header, png])
}
