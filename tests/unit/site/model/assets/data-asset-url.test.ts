import { expect, it } from 'vitest'
import { dataAssetUrl } from '#site/model/assets/data-asset-url.ts'
import { decide } from '#site/model/urls.ts'

const hash = 'a'.repeat(32)
const release = { file: () => undefined } as unknown as Parameters<typeof decide>[2]

it.each(['create-token', 'createShipment', 'Upload_File.v2', `get${'Every'.repeat(60)}Parcel`])(
  'is a URL that the site serves for the operation %s',
  (id) => expect(decide(dataAssetUrl(id, hash), '', release)).toMatchObject({ kind: 'asset', hash }),
)
