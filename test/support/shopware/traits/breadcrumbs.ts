import {
  isJsonObject,
  isOperation,
  jsonObjectsIn,
  refusalAnswer,
  type ShopwareTrait,
} from '#test/support/shopware/call.ts'

const NEWER = ['languageId', 'foreignKey', 'routeName']

/**
 * In 6.6 breadcrumbs are wrapped, and their addresses have three fields (recorded: breadcrumb-category). The entry category has none, and is a 500 that the
 * shop logs as critical (observed).
 */
export const wrapBreadcrumbs: ShopwareTrait = (answer) => async (call) => {
  const given = await answer(call)
  if (!Array.isArray(given.json) || !isOperation(call, 'GET /breadcrumb/{id}')) return given
  for (const { seoUrls } of given.json.filter(isJsonObject))
    for (const url of jsonObjectsIn(seoUrls)) for (const name of NEWER) delete url[name]
  if (given.json.length > 0) return { ...given, json: { breadcrumbs: given.json, apiAlias: 'breadcrumb_collection' } }
  const detail = 'Invalid ids provided in criteria. Ids should not be empty. Ids: Array\n(\n)\n.'
  return refusalAnswer(call, 500, 'FRAMEWORK__INVALID_CRITERIA_IDS', detail)
}
