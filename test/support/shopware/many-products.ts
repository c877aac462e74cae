import type { Replies } from '#test/support/open-stand-in.ts'

/** Products of a large shop, all orderable: half of them in families of four variants. */
export const MANY = 10_000
const VARIANTS = 4
const SINGLES = MANY / 2
const FAMILIES = MANY / 2 / VARIANTS
const MOST = 100

type Row = Record<string, unknown> & { id: string; parentId: string | null; productNumber: string }

const idOf = (kind: string, index: number): string => `${kind}${String(index).padStart(31, '0')}`

const row = (id: string, productNumber: string, name: string, more: object = {}): Row => ({
  apiAlias: 'product',
  id,
  parentId: null,
  productNumber,
  childCount: 0,
  name,
  translated: { name, description: `<p>${name} aus dem Lager, mit Maßzeichnung.</p>`, metaDescription: null },
  calculatedPrice: { apiAlias: 'calculated_price', unitPrice: 4.2, quantity: 1 },
  calculatedPrices: [],
  available: true,
  availableStock: 5,
  categoryIds: [],
  options: null,
  properties: null,
  seoUrls: [],
  customFields: {},
  ...more,
})

const length = (index: number) => ({
  apiAlias: 'property_group_option',
  id: idOf('e', index),
  position: index,
  translated: { name: `${1000 * (index + 1)} mm` },
  group: { apiAlias: 'property_group', id: idOf('f', 0), translated: { name: 'Länge' } },
})

function makeRows(): Row[] {
  const singles = Array.from({ length: SINGLES }, (_, index) =>
    row(idOf('a', index), `ET-${String(index).padStart(5, '0')}`, `Einzelteil ${index}`),
  )
  const families = Array.from({ length: FAMILIES }, (_, index) => {
    const [id, number, name] = [idOf('b', index), `PS-${String(index).padStart(5, '0')}`, `Profilstab ${index}`]
    const variants = Array.from({ length: VARIANTS }, (_, variant) =>
      row(idOf('c', index * VARIANTS + variant), `${number}.${variant}`, name, {
        parentId: id,
        childCount: null,
        options: [length(variant)],
      }),
    )
    return [row(id, number, name, { childCount: VARIANTS }), ...variants]
  })
  return [...singles, ...families.flat()].toSorted((a, b) => (a.productNumber < b.productNumber ? -1 : 1))
}

interface Asked {
  filter?: { type: string; field: string; value?: unknown; parameters?: { gt?: string } }[]
  page?: number
  limit?: number
}

/** A Store API with {@link MANY} products, which it gives a hundred at a time. */
export function manyProducts(): Replies {
  const rows = makeRows()
  const byId = new Map(rows.map((one) => [one.id, one]))
  const byParent = Map.groupBy(rows, ({ parentId }) => parentId)
  const find = ({ filter = [] }: Asked): Row[] => {
    const ids = filter.find(({ field }) => field === 'id')?.value
    if (Array.isArray(ids)) return ids.flatMap((id) => byId.get(String(id)) ?? [])
    const after = filter.find(({ field }) => field === 'productNumber')?.parameters?.gt ?? ''
    const parent = filter.find(({ field }) => field === 'parentId')
    if (!parent) return filter.length > 0 ? [] : rows
    const found = Array.isArray(parent.value)
      ? parent.value.flatMap((id) => byParent.get(String(id)) ?? [])
      : (byParent.get(null) ?? [])
    return found.filter(({ productNumber }) => productNumber > after)
  }
  const context = {
    apiAlias: 'sales_channel_context',
    token: 't',
    salesChannel: {},
    context: { languageIdChain: [], taxState: 'net' },
  }
  return {
    'GET /context': { json: context },
    'POST /navigation/main-navigation/main-navigation': { json: [] },
    'POST /product': (_, body) => {
      const asked = (body ?? {}) as Asked
      const found = find(asked)
      const limit = Math.min(asked.limit ?? MOST, MOST)
      const from = ((asked.page ?? 1) - 1) * limit
      const elements = found.slice(from, from + limit)
      return { json: { apiAlias: 'dal_entity_search_result', entity: 'product', total: found.length, elements } }
    },
  }
}
