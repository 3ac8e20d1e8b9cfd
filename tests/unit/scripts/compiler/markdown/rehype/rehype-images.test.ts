import { deflateSync } from 'node:zlib'
import { crc32 } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { compileBody, problems } from '../../compile-text.ts'

/** A black PNG. */
function png(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type), data])
    const frame = Buffer.alloc(8)
    frame.writeUInt32BE(data.length)
    frame.writeUInt32BE(crc32(body), 4)
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
  }
  const header = Buffer.from([0, 0, 0, width, 0, 0, 0, height, 8, 0, 0, 0, 0])
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const pixels = deflateSync(Buffer.alloc((width + 1) * height))
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

describe('rehypeImages', () => {
  it('publishes an image under its hash, with its size', async () => {
    const { body, assets, dependencies } = await compileBody('![A key](./img/My%20Key.png)', {
      file: 'docs/page.mdx',
      files: { 'docs/img/My Key.png': png(3, 2) },
    })
    expect(body).toMatch(
      /^<p><img src="\/assets\/my-key\.[0-9a-f]{32}\.png" alt="A key" loading="lazy" decoding="async" width="3" height="2"><\/p>$/,
    )
    expect(assets).toMatchObject([{ file: 'docs/img/My Key.png' }])
    expect(dependencies).toEqual(['docs/img/My Key.png'])
  })

  it('finds an image by its path from the content folder', async () => {
    const { assets } = await compileBody('![A key](/img/key.png)', {
      file: 'docs/page.mdx',
      files: { 'img/key.png': png(1, 1) },
    })
    expect(assets).toMatchObject([{ file: 'img/key.png' }])
  })

  it.each(['../../../etc/passwd', '/../../etc/passwd', '/img/../../../../etc/passwd', '/..', '/'])(
    'refuses an image outside of the content folder: %s',
    async (path) => {
      const page = await compileBody(`![Secret](${path})`)
      expect(problems(page)).toEqual([`content/page.mdx:6:1 image-missing: there is no image \`${path}\``])
      expect(page.assets).toEqual([])
    },
  )

  it('finds an image by a path that goes up and down', async () => {
    const { assets } = await compileBody('![A key](/docs/../img/key.png)', {
      files: { 'img/key.png': png(1, 1) },
    })
    expect(assets).toMatchObject([{ file: 'img/key.png' }])
  })
})
