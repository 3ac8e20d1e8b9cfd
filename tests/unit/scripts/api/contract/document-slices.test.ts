import { expect, it } from 'vitest'
import { documentSlices } from '#scripts/api/contract/document-slices.ts'

const object = { type: 'object' }

it('gives a part the schemas that its discriminators name, and no others', () => {
  const pet = {
    ...object,
    discriminator: { propertyName: 'kind', mapping: { cat: '#/components/schemas/Cat', dog: 'Dog' } },
  }
  const cat = { allOf: [{ $ref: '#/components/schemas/Pet' }, { $ref: '#/components/schemas/Fur' }] }
  const slices = documentSlices({
    openapi: '3.1.0',
    paths: {
      '/pets': {
        post: {
          operationId: 'create-pet',
          requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Pet' } } } },
        },
      },
    },
    components: { schemas: { Pet: pet, Cat: cat, Dog: object, Fur: object, Fish: object } },
  })
  expect(slices['/openapi/operations/create-pet.json']?.['components']).toEqual({
    schemas: { Pet: pet, Cat: cat, Dog: object, Fur: object },
  })
})
