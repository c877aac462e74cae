import { routesOf } from '#backend/http/routes.ts'
import type { ShopContext } from '#backend/http/shop-context.ts'
import { ACCESS_KEY, CONTEXT_TOKEN, LANGUAGE_ID } from '#contracts/shop/headers.ts'
import { OPERATION_IDS } from '#contracts/shop/operation-ids.ts'
import { type OperationTraits, SHOP_TRAITS } from '#contracts/shop/operation-traits.ts'
import type { StoreApi } from '#contracts/shop/store-api.ts'
// Made from the contract by `npm run store-api:schemas`.
import written from './schemas.json' with { type: 'json' }

type Name = keyof StoreApi
type Schema = object
interface OperationSchemas {
  properties: { path?: { properties: object }; query?: { properties?: object }; body?: Schema; response?: Schema }
  required?: string[]
}

const SCHEMAS = written.operations as unknown as Record<Name, OperationSchemas>
const NAMES = Object.keys(SHOP_TRAITS) as Name[]
const ROUTES = NAMES.flatMap((name) => routesOf(name, SHOP_TRAITS[name]).map((route) => ({ name, ...route })))

/** Lists every address, as a Shopware does. */
export async function listRoutes() {
  const byPath = Map.groupBy(ROUTES, ({ path }) => braced(path))
  const endpoints = [...byPath].map(([path, routes]) => ({
    path: `/store-api${path}`,
    methods: routes.map(({ method }) => method),
  }))
  return { endpoints }
}

/** Describes the operations in OpenAPI 3.1. */
export async function describeApi(_: unknown, { settings }: Pick<ShopContext, 'settings'>) {
  const byPath = Map.groupBy(ROUTES, ({ path }) => braced(path))
  const paths = [...byPath].map(([path, routes]) => [
    path,
    Object.fromEntries(routes.map((route) => [route.method.toLowerCase(), describeRoute(route)])),
  ])
  return {
    openapi: '3.1.0',
    info: { title: 'Store API of Profilwerk', version: '6.6' },
    servers: [{ url: `${settings.publicUrl}/store-api` }],
    security: [{ AccessKey: [] }],
    paths: Object.fromEntries(paths) as object,
    components: {
      schemas: { ...written.components, failure: FAILURE },
      securitySchemes: { AccessKey: { type: 'apiKey', in: 'header', name: ACCESS_KEY } },
      parameters: {
        contextToken: { name: CONTEXT_TOKEN, in: 'header', schema: { type: 'string' } },
        languageId: { name: LANGUAGE_ID, in: 'header', schema: { type: 'string' } },
      },
    },
  }
}

/** The envelope of every refusal. */
const FAILURE = {
  type: 'object',
  required: ['errors'],
  properties: {
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['status', 'code', 'title', 'detail'],
        properties: {
          status: { type: 'string' },
          code: { type: 'string' },
          title: { type: 'string' },
          detail: { type: 'string' },
          source: { type: 'object', properties: { pointer: { type: 'string' } } },
          meta: { type: 'object' },
        },
      },
    },
  },
}

const braced = (path: string): string => path.replaceAll(/:(\w+)/g, '{$1}')

function describeRoute({ name, method, path, operation, input }: (typeof ROUTES)[number]) {
  const { properties, required = [] } = SCHEMAS[name]
  const isOwn = operation.startsWith(`${method} `)
  const named = [...path.matchAll(/:(\w+)/g)].map(([, key = '']) => ({
    name: key,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
  const asked = Object.entries(properties.query?.properties ?? {}).map(([key, schema]) => ({
    name: key,
    in: 'query',
    schema: schema as Schema,
  }))
  const headers = ['contextToken', 'languageId'].map((key) => ({ $ref: `#/components/parameters/${key}` }))
  const { body, response } = properties
  const { file }: OperationTraits = SHOP_TRAITS[name]
  const content = file
    ? { [file]: { schema: { type: 'string', format: 'binary' } } }
    : { 'application/json': { schema: response } }
  return {
    operationId: isOwn ? OPERATION_IDS[name] : `${OPERATION_IDS[name]}${method === 'GET' ? 'Get' : 'Alias'}`,
    parameters: [...named, ...asked, ...headers],
    ...(body &&
      input !== 'query' && {
        requestBody: { required: required.includes('body'), content: { 'application/json': { schema: body } } },
      }),
    responses: {
      ...(isEmpty(response) && file === undefined
        ? { 204: { description: 'Done' } }
        : { 200: { description: 'Done', content } }),
      default: {
        description: 'Refused or failed',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/failure' } } },
      },
    },
  }
}

/** An operation whose response is `undefined` in the contract. */
const isEmpty = (response: Schema | undefined): boolean => response === undefined || 'not' in response
