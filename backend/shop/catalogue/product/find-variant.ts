import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '#backend/database/database.ts'
import type { ShopContext } from '#backend/http/shop-context.ts'
import { ShopError } from '#backend/http/shop-error.ts'
import { struct } from '#backend/http/struct.ts'
import { CRITERIA_BOUNDS } from '#backend/shop/criteria/bounds.ts'
import { checkId } from '#backend/shop/criteria/check-id.ts'
import type { ChosenOptions, FoundCombination } from '#contracts/shop/find-variant.ts'
import { IS_SHOWN, PRODUCT_JOIN } from './product-rows.ts'

interface Given {
  path: { productId: string }
  body: { options?: unknown; switchedGroup?: unknown }
}

/** Options by their group; those of a list by their place in it. */
type Combination = [group: string, option: string][]

const combinationSchema = z
  .union([
    z.array(z.string()).transform((list) => list.map((id, place) => [String(place), id])),
    z.record(z.string(), z.string()).transform(Object.entries),
  ])
  .pipe(z.array(z.tuple([z.string(), z.string()])).max(CRITERIA_BOUNDS.values))

/**
 * Finds the variant of a family with these options. Until there is one, an option is left out as in a Shopware: the
 * first whose group was not switched.
 * @throws ShopError 404 if none has the last one; 400 for options of another shape.
 */
export async function findVariant({ path, body }: Given, { db }: ShopContext): Promise<FoundCombination> {
  const productId = checkId(path.productId)
  let chosen = readOptions(body.options)
  for (;;) {
    const variantId = await findByOptions(db, productId, chosen)
    if (variantId !== undefined) return combination(variantId, toOptions(chosen, Array.isArray(body.options)))
    const dropped = chosen.length > 1 ? chosen.find(([group]) => group !== body.switchedGroup) : undefined
    if (dropped === undefined) throw notFound(productId, toOptions(chosen, Array.isArray(body.options)))
    chosen = chosen.filter((one) => one !== dropped)
  }
}

function readOptions(given: unknown): Combination {
  if (given === undefined || given === null || given === '') return []
  const read = combinationSchema.safeParse(given)
  if (read.success) return read.data
  throw new ShopError(400, 'PRODUCT_INVALID_OPTIONS_PARAMETER', 'The parameter options is invalid.', {
    pointer: '/options',
  })
}

async function findByOptions(db: Database, parentId: string, chosen: Combination): Promise<string | undefined> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select p.id from ${PRODUCT_JOIN}
    where p.parent_id = ${parentId} and ${IS_SHOWN} and p.option_ids @> ${sql.param(chosen.map(([, id]) => id))}::text[]
    order by p.position, p.id limit 1`)
  return rows[0]?.id
}

/** PHP writes a list of which some are left out as an object. */
const toOptions = (chosen: Combination, isList: boolean): ChosenOptions =>
  isList && chosen.every(([place], index) => place === String(index))
    ? chosen.map(([, id]) => id)
    : Object.fromEntries(chosen)

/** A Shopware sends the struct itself, its published schema has it below a name: clients may read either. */
function combination(variantId: string, options: ChosenOptions) {
  const found = struct('shopware_core_content_product_sales_channel_find_variant_found_combination', {
    variantId,
    options,
  })
  return { ...found, foundCombination: found }
}

const notFound = (productId: string, options: ChosenOptions): ShopError =>
  new ShopError(
    404,
    'CONTENT__PRODUCT_VARIANT_NOT_FOUND',
    `Variant for productId ${productId} with options ${JSON.stringify(options)} not found.`,
    { parameters: { productId, options: JSON.stringify(options) } },
  )
