import { perLocale, languageTag } from '#contracts/locales.ts'
import type {
  ConditionTest,
  DangerousReaction,
  RatedChemical,
  RatedMaterial,
  ResistanceTable,
} from '#contracts/resistance/resistance-table.ts'
import type { ResistanceRows } from './check-rows.ts'
import type { RowOf } from './row-schemas.ts'

/** Returns the table of rows that were checked. Missing ratings are "no data". */
export function compileTable(rows: ResistanceRows): ResistanceTable {
  const polymers = [...new Set(rows.ratings.map(({ row }) => row.polymer))]
  const sourceIndex = new Map(rows.sources.map(({ row }, index) => [row.key, String(index)]))
  const groupIndex = new Map(rows.groups.map(({ row }, index) => [row.key, index]))
  const testsOf = groupTests(
    rows.ratings.map(({ row }) => row),
    polymers,
    sourceIndex,
  )
  return {
    polymers,
    materials: rows.materials.map(({ row }) => toMaterial(row, polymers)),
    sources: rows.sources.map(({ row: { kind, name } }) => ({ kind, name })),
    groups: rows.groups.map(({ row }) => ({ key: row.key, names: namesOf(row) })),
    chemicals: rows.chemicals.map(({ row }) => toChemical(row, groupIndex.get(row.group) ?? 0, testsOf(row.key))),
    reactions: rows.reactions.map(({ row }) =>
      toReaction(
        row,
        rows.chemicals.map((one) => one.row),
      ),
    ),
  }
}

const namesOf = (row: Pick<RowOf<'groups'>, 'name_de' | 'name_en' | 'name_nl' | 'name_cs'>) => {
  const byLanguage: Record<string, string> = { de: row.name_de, en: row.name_en, nl: row.name_nl, cs: row.name_cs }
  return perLocale((locale) => byLanguage[languageTag(locale)] ?? row.name_de)
}

const toMaterial = (row: RowOf<'materials'>, polymers: readonly string[]): RatedMaterial => ({
  name: row.short_name,
  polymer: polymers.indexOf(row.polymer),
  family: namesOf({
    name_de: row.family_de,
    name_en: row.family_en,
    name_nl: row.family_nl,
    name_cs: row.family_cs,
  }),
  priceClass: row.price_class,
  temperatures: [row.temperature_min, row.temperature_max],
  shortTime: row.temperature_short,
})

function toChemical(row: RowOf<'chemicals'>, group: number, tests: ConditionTest[]): RatedChemical {
  const others = [row.name_fr, row.name_es, row.name_it, row.name_ru, ...row.synonyms.split(';')]
  return {
    key: row.key,
    names: namesOf(row),
    otherNames: [...new Set(others.map((name) => name.trim()).filter(Boolean))],
    cas: row.cas ?? '',
    formula: row.formula,
    group,
    ...(row.din2403 !== undefined && { pipeGroup: row.din2403 }),
    ...(row.water && { water: row.water }),
    ...(row.dilution && { dilution: row.dilution }),
    isDrawn: row.smiles !== '',
    ...(row.asked !== undefined && { asked: row.asked }),
    tests,
  }
}

function toReaction(row: RowOf<'reactions'>, chemicals: readonly RowOf<'chemicals'>[]): DangerousReaction {
  const indicesOf = (names: readonly string[]) =>
    chemicals.flatMap(({ key, group }, index) => (names.includes(key) || names.includes(`@${group}`) ? [index] : []))
  const { danger_de, danger_en, danger_nl, danger_cs, source } = row
  return {
    first: indicesOf(row.first),
    second: indicesOf(row.second),
    danger: namesOf({ name_de: danger_de, name_en: danger_en, name_nl: danger_nl, name_cs: danger_cs }),
    source,
  }
}

/** Returns the tests of a chemical by its key, in the order of the file. */
function groupTests(
  ratings: readonly RowOf<'ratings'>[],
  polymers: readonly string[],
  sourceIndex: ReadonlyMap<string, string>,
) {
  interface Cells extends Pick<ConditionTest, 'concentration' | 'temperature'> {
    ratings: string[]
    sources: string[]
  }
  const byChemical = new Map<string, Map<string, Cells>>()
  const column = new Map(polymers.map((polymer, index) => [polymer, index]))
  for (const { chemical, concentration, temperature, polymer, rating, source } of ratings) {
    const tests = byChemical.get(chemical) ?? new Map<string, Cells>()
    byChemical.set(chemical, tests)
    const condition = `${concentration} ${temperature}`
    const cells = tests.get(condition) ?? {
      concentration,
      temperature,
      ratings: polymers.map(() => '-'),
      sources: polymers.map(() => '-'),
    }
    tests.set(condition, cells)
    const index = column.get(polymer) ?? 0
    cells.ratings[index] = rating
    cells.sources[index] = sourceIndex.get(source ?? '') ?? '-'
  }
  return (chemical: string): ConditionTest[] =>
    [...(byChemical.get(chemical)?.values() ?? [])].map((cells) => ({
      concentration: cells.concentration,
      temperature: cells.temperature,
      ratings: cells.ratings.join(''),
      sources: cells.sources.join(''),
    }))
}
