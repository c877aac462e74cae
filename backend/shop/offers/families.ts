import { sql } from 'drizzle-orm'
import type { Database } from '#backend/database/database.ts'
import type { LanguageCode, Translated } from '#backend/database/schema/columns.ts'
import { computeFamilyOffers, type FamilyOffers } from './compute-family-offers.ts'
import type { CandidateOffer, Measure, OfferSummary } from './offer.ts'
import { toOffers, toStored, toSummary, type StoredSummary } from './stored-offers.ts'

/** A visible product with what lists ask of its offers, in no language yet. */
export interface ListedFamily {
  id: string
  productNumber: string
  name: Translated<string>
  position: number
  categoryIds: string[]
  /** {@link FamilyOffers} */
  propertyIds: string[]
  summary: OfferSummary
  measures: Record<LanguageCode, Measure[]>
  /** Returns its variants, or the product itself if it has none. Only filters need them. */
  offers: () => CandidateOffer[]
}

/**
 * Reads all visible products: those stored by the import, and the offers of families that changed since from their
 * rows.
 */
export async function readListedFamilies(db: Database): Promise<ListedFamily[]> {
  const { rows } = await db.execute<FamilyRow>(sql`
    select p.id, p.product_number as "productNumber", p.name, p.position, p.category_ids as "categoryIds",
      stored.summary, stored.offers::text as stored
    from product p left join family_offers stored on stored.product_id = p.id
    where p.parent_id is null and p.active order by p.id`)
  const changed = new Map<string, FamilyOffers>()
  for await (const some of computeFamilyOffers(db, idsWithout(rows))) {
    for (const [id, family] of some) changed.set(id, family)
  }
  return rows.flatMap(({ summary, stored, ...own }) => {
    const computed = changed.get(own.id)
    if (computed) return [{ ...own, ...computed, offers: () => computed.offers }]
    return summary && stored !== null ? [{ ...own, ...fromStored(summary, stored) }] : []
  })
}

function fromStored(summary: StoredSummary, text: string) {
  let offers: CandidateOffer[] | undefined
  return {
    propertyIds: summary.propertyIds,
    summary: toSummary(summary),
    measures: summary.measures,
    offers: () => (offers ??= toOffers(text, summary)),
  }
}

/** Stores the offers of all visible families that lack them. */
export async function storeFamilyOffers(db: Database): Promise<void> {
  const { rows } = await db.execute<Pick<FamilyRow, 'id' | 'summary'>>(sql`
    select p.id, stored.product_id as summary from product p left join family_offers stored on stored.product_id = p.id
    where p.parent_id is null and p.active order by p.id`)
  for await (const some of computeFamilyOffers(db, idsWithout(rows))) {
    const records = [...some].map(([id, family]) => ({ product_id: id, ...toStored(family) }))
    await db.execute(sql`
      insert into family_offers select product_id, summary, offers::json
      from json_to_recordset(${JSON.stringify(records)}::text::json) as given (product_id text, summary json, offers text)`)
  }
}

const idsWithout = (rows: readonly Pick<FamilyRow, 'id' | 'summary'>[]): string[] =>
  rows.flatMap(({ id, summary }) => (summary ? [] : [id]))

type FamilyRow = Record<string, unknown> &
  Pick<ListedFamily, 'id' | 'productNumber' | 'name' | 'position' | 'categoryIds'> & {
    summary: StoredSummary | null
    /** Its text, which is read with the first filter. */
    stored: string | null
  }
