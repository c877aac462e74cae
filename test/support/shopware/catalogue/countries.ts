import { eq, ne } from 'drizzle-orm'
import { newId } from '#backend/database/id.ts'
import type { Database } from '#backend/database/database.ts'
import { country } from '#backend/database/schema/sales.ts'

/** A Shopware has 250: Germany first, all others in the order of their names (observed, A6). */
const COUNTRIES = 250
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** Adds the world to the countries of the embedded shop. */
export async function addCountries(db: Database): Promise<void> {
  await db.update(country).set({ position: 10 }).where(ne(country.iso, 'DE'))
  await db.update(country).set({ position: 1 }).where(eq(country.iso, 'DE'))
  const present = new Set((await db.select().from(country)).map(({ iso }) => iso))
  const names = { de: regionNames('de'), en: regionNames('en'), nl: regionNames('nl'), cs: regionNames('cs') }
  const missing = LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter(
    (iso) => !present.has(iso) && names.de(iso) !== undefined,
  )
  await db.insert(country).values(
    missing.slice(0, COUNTRIES - present.size).map((iso) => ({
      id: newId(),
      iso,
      name: {
        de: names.de(iso) ?? iso,
        en: names.en(iso) ?? iso,
        nl: names.nl(iso) ?? iso,
        cs: names.cs(iso) ?? iso,
      },
      position: 10,
      active: true,
      postalCodeRequired: false,
    })),
  )
}

/** Undefined for letters that are not a region. */
function regionNames(language: string): (iso: string) => string | undefined {
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
  return (iso) => names.of(iso)
}
