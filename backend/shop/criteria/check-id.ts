import { ShopError } from '#backend/http/shop-error.ts'

/**
 * Checks an id of the path: 32 hex digits.
 * @throws ShopError 400 if it is not an id.
 */
export function checkId(id: string): string {
  if (/^[0-9a-f]{32}$/.test(id)) return id
  throw new ShopError(400, 'FRAMEWORK__INVALID_UUID', `Value is not a valid UUID: ${id}`, { parameters: { input: id } })
}
