import {
  changeStructs,
  isOperation,
  type JsonObject,
  refusalAnswer,
  type ShopwareTrait,
} from '#test/support/shopware/call.ts'

/** A heading of the menu, or where a link leads. */
export type CategoryKind =
  | { type: 'folder' }
  | { type: 'link'; linkType: string; internalLink?: string; externalLink?: string }

/** Folders and links among the categories, by id. */
export type CategoryKinds = ReadonlyMap<string, CategoryKind>

/** Folders and links have no address and no page (observed, S11). Where a link leads is a text of its language. */
export const categoryKinds = (kinds: CategoryKinds): ShopwareTrait => {
  const change = (alias: string, struct: JsonObject) => {
    if (alias !== 'category') return
    const { type, ...target } = kinds.get(String(struct['id'])) ?? { type: struct['type'] }
    const filled = { linkType: null, internalLink: null, externalLink: null, linkNewTab: null, ...target }
    Object.assign(struct, filled, type !== 'page' && { type, seoUrls: [] })
    Object.assign(struct['translated'] ?? {}, filled)
  }
  return (answer) => async (call) => {
    const [id = ''] = /(?<=^\/category\/)\w+/.exec(call.path) ?? []
    if (isOperation(call, 'POST /category/{id}') && kinds.has(id))
      return refusalAnswer(call, 404, 'CONTENT__CATEGORY_NOT_FOUND', `Category "${id}" not found.`)
    const given = await answer(call)
    changeStructs(given.json, change)
    return given
  }
}
