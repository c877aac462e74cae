import {
  type AnswerCall,
  type JsonObject,
  jsonObjectsIn,
  isJsonObject,
  isOperation,
  type ShopwareTrait,
  type StandInCall,
} from '#test/support/shopware/call.ts'

/**
 * Families are listed as one of their variants, not always the first. `parentId` is set, `childCount` null, the name in
 * `translated` only. `calculatedCheapestPrice` is that of the family. Observed, A12; recorded: listing.
 */
export const listFamiliesAsVariants: ShopwareTrait = (answer) => async (call) => {
  const given = await answer(call)
  if (isOperation(call, 'POST /product-listing/{categoryId}') && isJsonObject(given.json))
    given.json['elements'] = await listedRows(answer, call, jsonObjectsIn(given.json['elements']))
  if (isOperation(call, 'POST /product/{productId}/cross-selling'))
    for (const group of jsonObjectsIn(given.json))
      group['products'] = await listedRows(answer, call, jsonObjectsIn(group['products']))
  return given
}

const listedRows = (answer: AnswerCall, call: StandInCall, rows: readonly JsonObject[]): Promise<JsonObject[]> =>
  Promise.all(rows.map((row) => (Number(row['childCount']) > 0 ? listedVariant(answer, call, row) : row)))

async function listedVariant(answer: AnswerCall, call: StandInCall, parent: JsonObject): Promise<JsonObject> {
  const { associations } = call.body
  const { json } = await answer({
    ...call,
    method: 'POST',
    path: '/product',
    body: {
      filter: [{ type: 'equals', field: 'parentId', value: parent['id'] }],
      associations: { ...(isJsonObject(associations) ? associations : {}), options: { associations: { group: {} } } },
    },
  })
  const variants = jsonObjectsIn(isJsonObject(json) ? json['elements'] : [])
  const variant = variants.findLast((one) => hasFilteredOption(one, call)) ?? variants.at(-1) ?? parent
  return { ...variant, calculatedCheapestPrice: parent['calculatedCheapestPrice'], displayGroup: parent['id'] }
}

/** A property filter applies to the variants themselves. */
function hasFilteredOption({ optionIds }: JsonObject, { body }: StandInCall): boolean {
  const filtered = typeof body['properties'] === 'string' ? body['properties'].split('|') : []
  const own: unknown[] = Array.isArray(optionIds) ? optionIds : []
  return filtered.length === 0 || own.some((id) => filtered.includes(String(id)))
}
