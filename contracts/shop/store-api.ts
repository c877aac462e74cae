import type { ShopOperations } from './operations.ts'

/** Operations of the embedded shop that storefronts of others call, and this site does not. */
interface StorefrontOperations {
  /** Describes all operations in OpenAPI 3.1, for programs that write the types of a client. */
  'GET /_info/openapi3.json': { response: Record<string, unknown> }
  'GET /_info/routes': { response: { endpoints: { path: string; methods: string[] }[] } }
}

/** All operations of the embedded shop. */
export interface StoreApi extends ShopOperations, StorefrontOperations {}
