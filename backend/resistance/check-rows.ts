import type { ResistanceProblem } from './problem.ts'
import type { Numbered } from './read-rows.ts'
import type { FileName, RowOf } from './row-schemas.ts'

export type ResistanceRows = { [Name in FileName]: Numbered<RowOf<Name>>[] }

/** Returns the contradictions between rows: equal keys, and references to rows that do not exist. */
export function checkRows(rows: ResistanceRows): ResistanceProblem[] {
  const chemicals = new Set(rows.chemicals.map(({ row }) => row.key))
  const groups = new Set(rows.groups.map(({ row }) => row.key))
  const sources = new Set(rows.sources.map(({ row }) => row.key))
  const polymers = new Set(rows.ratings.map(({ row }) => row.polymer))
  const rated = new Set(rows.ratings.map(({ row }) => row.chemical))
  return [
    ...repeated('groups', rows.groups, ({ key }) => key, 'key'),
    ...repeated('chemicals', rows.chemicals, ({ key }) => key, 'key'),
    ...repeated('chemicals', rows.chemicals, ({ asked }) => asked, 'asked'),
    ...repeated('materials', rows.materials, ({ short_name }) => short_name, 'short_name'),
    ...repeated('sources', rows.sources, ({ key }) => key, 'key'),
    ...repeated('reactions', rows.reactions, ({ key }) => key, 'key'),
    ...unknownMedia(rows.reactions, 'first', chemicals, groups),
    ...unknownMedia(rows.reactions, 'second', chemicals, groups),
    ...repeated('ratings', rows.ratings, conditionOf, 'temperature'),
    ...unknown('chemicals', rows.chemicals, ({ group }) => group, groups, 'group'),
    ...unknown('ratings', rows.ratings, ({ chemical }) => chemical, chemicals, 'chemical'),
    ...unknown('ratings', rows.ratings, ({ source }) => source, sources, 'source'),
    ...unknown('materials', rows.materials, ({ polymer }) => polymer, polymers, 'polymer'),
    ...rows.chemicals
      .filter(({ row }) => !rated.has(row.key))
      .map(({ line, row }) => at('chemicals', line, 'key', `${row.key} has no rating in ratings.csv`)),
    ...rows.ratings
      .filter(({ row }) => row.rating !== '-' && row.source === undefined)
      .map(({ line }) => at('ratings', line, 'source', 'is empty: every rating has a source')),
    ...rows.materials
      .filter(({ row }) => row.temperature_min >= row.temperature_max)
      .map(({ line }) => at('materials', line, 'temperature_max', 'must be above temperature_min')),
    ...rows.materials
      .filter(({ row }) => row.temperature_short < row.temperature_max)
      .map(({ line }) => at('materials', line, 'temperature_short', 'must not be below temperature_max')),
    // A digit of the compact table names it.
    ...(rows.sources.length > 10
      ? [{ file: 'sources.csv', line: undefined, message: 'has more than 10 sources' }]
      : []),
  ]
}

const conditionOf = ({ chemical, concentration, temperature, polymer }: RowOf<'ratings'>) =>
  [chemical, concentration, temperature, polymer].join(' ')

const at = (file: FileName, line: number, column: string, message: string): ResistanceProblem => ({
  file: `${file}.csv`,
  line,
  column,
  message,
})

function repeated<Row>(
  file: FileName,
  rows: readonly Numbered<Row>[],
  keyOf: (row: Row) => string | number | undefined,
  column: string,
): ResistanceProblem[] {
  const first = new Map<string | number, number>()
  return rows.flatMap(({ line, row }) => {
    const key = keyOf(row)
    if (key === undefined) return []
    const earlier = first.get(key)
    if (earlier === undefined) {
      first.set(key, line)
      return []
    }
    return [at(file, line, column, `${key} is on line ${earlier} already`)]
  })
}

const unknown = <Row>(
  file: FileName,
  rows: readonly Numbered<Row>[],
  referenceOf: (row: Row) => string | undefined,
  known: ReadonlySet<string>,
  column: string,
): ResistanceProblem[] =>
  rows.flatMap(({ line, row }) => {
    const reference = referenceOf(row)
    return reference === undefined || known.has(reference) ? [] : [at(file, line, column, `${reference} is not known`)]
  })

const unknownMedia = (
  rows: ResistanceRows['reactions'],
  column: 'first' | 'second',
  chemicals: ReadonlySet<string>,
  groups: ReadonlySet<string>,
): ResistanceProblem[] =>
  rows.flatMap(({ line, row }) =>
    row[column]
      .filter((name) => !(name.startsWith('@') ? groups.has(name.slice(1)) : chemicals.has(name)))
      .map((name) => at('reactions', line, column, `${name} is not known`)),
  )
