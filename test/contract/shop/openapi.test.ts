import { readFileSync } from 'node:fs'
import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv } from 'ajv'
import { describe, expect, it } from 'vitest'
import { routesOf } from '#backend/http/routes.ts'
import { SHOP_TRAITS } from '#contracts/shop/operation-traits.ts'
import { shopSchemas } from '#tools/store-api/shop-schemas.ts'
import { useTinyShop } from './tiny-shop.ts'

const ask = useTinyShop()
const readDocument = async () => (await ask('GET /_info/openapi3.json')).json

/** `GET /product/{productId}` for every address of the shop. */
const ADDRESSES = Object.entries(SHOP_TRAITS)
  .flatMap(([operation, traits]) => routesOf(operation, traits))
  .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`)
  .toSorted()

describe('the description of the Store API', () => {
  it('is valid OpenAPI 3.1', async () => {
    const validator = new Validator()
    const { valid, errors } = await validator.validate(await readDocument())
    expect([valid, errors, validator.version]).toEqual([true, undefined, '3.1'])
  })

  it('has every address of the shop, each with a name of its own', async () => {
    const { paths } = await readDocument()
    const found = Object.entries<Record<string, { operationId: string }>>(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId }]) => ({
        address: `${method.toUpperCase()} ${path}`,
        operationId,
      })),
    )
    expect(found.map(({ address }) => address).toSorted()).toEqual(ADDRESSES)
    expect(new Set(found.map(({ operationId }) => operationId)).size).toBe(found.length)
  })

  it('describes what the shop sends', async () => {
    const document = await readDocument()
    const ajv = new Ajv({ strict: false, validateFormats: false })
    ajv.addSchema({ $id: 'api', components: document.components })
    const schemaOf = (path: string, method: string) =>
      JSON.parse(
        JSON.stringify(document.paths[path][method].responses[200].content['application/json'].schema).replaceAll(
          '"#/',
          '"api#/',
        ),
      )
    for (const [path, method] of [
      ['/context', 'get'],
      ['/product', 'post'],
      ['/search', 'post'],
      ['/checkout/cart', 'get'],
      ['/country', 'post'],
      ['/language', 'get'],
    ] as const) {
      const { json } = await ask(
        `${method.toUpperCase()} ${path}`,
        method === 'post' ? { body: { search: 'bar' } } : {},
      )
      const isRight = ajv.compile(schemaOf(path, method))
      expect([path, isRight(json), isRight.errors]).toEqual([path, true, null])
      expect(isRight({})).toBe(false)
    }
  })

  it('is that of the contract: `npm run store-api:schemas` writes it again', () => {
    const stored: unknown = JSON.parse(readFileSync('backend/shop/openapi/schemas.json', 'utf8'))
    expect(stored).toEqual(JSON.parse(shopSchemas()))
  })

  it('lists every address as a Shopware does, and needs the access key', async () => {
    const { endpoints } = (await ask('GET /_info/routes')).json
    const listed = endpoints.flatMap(({ path, methods }: { path: string; methods: string[] }) =>
      methods.map((method) => `${method} ${path.replace('/store-api', '')}`),
    )
    expect(listed.toSorted()).toEqual(ADDRESSES)
    expect((await ask('GET /_info/routes', { headers: { 'sw-access-key': '' } })).status).toBe(401)
  })
})
