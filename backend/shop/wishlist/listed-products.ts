import { sql } from 'drizzle-orm'
import type { Database } from '#backend/database/database.ts'
import { listRowsOf, type ListRow } from './list-rows.ts'

/** A row of the wishlist; without a product if its number is not one of the shop. */
export interface WishlistRow extends ListRow {
  productId: string | undefined
}

/** Cells of a row among which its product number is. */
const SEARCHED_CELLS = 6

/** Reads the rows of a kept list with their products. A row names that of its first cell with a product number. */
export async function readWishlistRows(db: Database, text: string): Promise<WishlistRow[]> {
  const rows = listRowsOf(text)
  const cells = new Set(rows.flatMap((row) => row.cells.slice(0, SEARCHED_CELLS).map(toNumber)))
  const { rows: found } = await db.execute<{ id: string; number: string }>(sql`
    select id, lower(product_number) as number from product
    where lower(product_number) = any(${sql.param([...cells])}::text[])`)
  const idOf = new Map(found.map(({ id, number }) => [number, id]))
  return rows.map((row) => {
    const number = row.cells.slice(0, SEARCHED_CELLS).find((cell) => idOf.has(toNumber(cell)))
    return { ...row, productId: number === undefined ? undefined : idOf.get(toNumber(number)) }
  })
}

const toNumber = (cell: string): string => cell.toLowerCase()

/** Reads the numbers of products that are shown, by their ids. */
export async function readShownNumbers(db: Database, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await db.execute<{ id: string; number: string }>(sql`
    select p.id, p.product_number as number
    from product p left join product parent on parent.id = p.parent_id
    where p.id = any(${sql.param([...ids])}::text[]) and p.active and coalesce(parent.active, true)`)
  return new Map(rows.map(({ id, number }) => [id, number]))
}
