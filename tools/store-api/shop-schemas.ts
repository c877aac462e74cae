import { createGenerator } from 'ts-json-schema-generator'

/** Returns JSON Schema of each request and response of the shop's contract, and of the types they share, as text. */
export function shopSchemas(): string {
  const generator = createGenerator({
    path: 'contracts/shop/store-api.ts',
    type: 'StoreApi',
    tsconfig: 'tsconfig.json',
    // The compiler of the project has checked them, and this one is older.
    skipTypeCheck: true,
    // A Shopware sends more than the contract names.
    additionalProperties: true,
  })
  const { definitions = {} } = generator.createSchema('StoreApi')
  const { StoreApi, ...components } = definitions
  const operations = typeof StoreApi === 'object' ? StoreApi.properties : undefined
  return `${JSON.stringify(withNames({ operations, components }), null, 1)}\n`
}

/** OpenAPI allows no brackets in names: `SearchResult<Address>` becomes `SearchResultOfAddress`. */
function withNames(schemas: object): unknown {
  const named = (name: string): string => name.replaceAll('<', 'Of').replaceAll(/[^\w.-]/g, '')
  return JSON.parse(JSON.stringify(schemas), (key, value: unknown) => {
    if (key === '$ref' && typeof value === 'string')
      return `#/components/schemas/${named(decodeURIComponent(value.replace('#/definitions/', '')))}`
    if (key !== 'components' || typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, schema]) => [named(name), schema]))
  })
}
