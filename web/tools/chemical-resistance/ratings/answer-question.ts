import { languageTag, type Locale } from '#contracts/locales.ts'
import type { RatedChemical, RatedMaterial, ResistanceTable } from '#contracts/resistance/resistance-table.ts'
import type { MediumChoice, RankedMaterial, RatedContact, RatedRow, ResistanceAnswer, ShownMaterial } from './answer.ts'
import type { Condition } from './condition-scale.ts'
import { chemicalFinder } from './find-chemicals.ts'
import { showsMinimum } from './evidence-place.ts'
import { findReactions } from './find-reactions.ts'
import { splitCondition } from './split-condition.ts'
import { rateMedium } from './rate-medium.ts'
import { severityOf, worstOf } from './ratings.ts'
import { readCondition, type MediumInput, type ResistanceQuery } from './resistance-query.ts'

/** Names that are offered for one that was not clear. */
const MOST_SUGGESTIONS = 8

/** Answers a question in a language. The same on both sides. */
export function answerQuestion(table: ResistanceTable, query: ResistanceQuery, locale: Locale): ResistanceAnswer {
  const known = new Set(table.materials.map(({ name }) => name))
  const wanted = query.materials.filter((name) => known.has(name))
  const shown = table.materials.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
  const asked = query.media.map((input) => askMedium(table, input, locale))
  // A condition that was not understood is not rated: it would be taken for a milder one.
  const media = asked.flatMap(({ chemical, answer: { input, wrong } }, index) =>
    chemical && wrong.length === 0 ? [{ chemical, condition: readCondition(input).condition, asked: index }] : [],
  )
  const isOpen =
    media.length === 0 && asked.some(({ answer: { input, wrong } }) => input.text !== '' || wrong.length > 0)
  // Of a row without a medium: for the lists.
  const [first] = query.media
  const condition = { concentration: undefined, temperature: first && readCondition(first).condition.temperature }
  const listed = media.length > 0 || isOpen ? media : listedChemicals(table, query.group, condition)
  const [only] = shown
  const isOfMaterial = media.length === 0 && !isOpen && !query.group && wanted.length === 1
  const rows = isOfMaterial
    ? []
    : listed.flatMap(({ chemical, condition, asked }) =>
        rateMedium(table, shown, chemical, condition, locale).map((row) => ({ ...row, asked })),
      )
  const ranked = media.length === 0 ? [] : rankMaterials(shown.map(toShown(table, locale)), rows)
  const ranking = ranked.filter(({ place }) => showsMinimum(place, query.minimum))
  const contacts = isOfMaterial && only ? contactsOf(table, only, condition, locale) : []
  return {
    query: { ...query, materials: wanted },
    asked: asked.map(({ answer }) => answer),
    materials: shown.map(toShown(table, locale)),
    allMaterials: table.materials.map(({ name, family }) => ({ name, family: family[locale] })),
    groups: table.groups.map(({ key, names }) => ({ key, name: names[locale] })),
    rows,
    ranking,
    warnings: findReactions(
      table,
      media.map(({ chemical }) => chemical),
      locale,
    ),
    leftOut: ranked.length - ranking.length,
    contacts: contacts.filter(({ place }) => showsMinimum(place, query.minimum)),
    total: { media: table.chemicals.length, materials: table.materials.length },
    credits: table.sources.map(({ kind, name }) => ({ kind, name })),
  }
}

const toShown =
  ({ materials, polymers }: ResistanceTable, locale: Locale) =>
  ({ name, family, priceClass, temperatures, shortTime, polymer }: RatedMaterial): ShownMaterial => {
    const own = polymers[polymer]
    const hasOwn = own === name || !materials.some((other) => other.name === own)
    return { name, family: family[locale], priceClass, temperatures, shortTime, ratedAs: hasOwn ? undefined : own }
  }

/** Nothing is corrected: a medium is only answered for by a name of its own that no other one bears. */
function askMedium(
  table: ResistanceTable,
  typed: MediumInput,
  locale: Locale,
): { chemical: RatedChemical | undefined; answer: MediumChoice } {
  const { input, bearers } = readMedium(table, typed)
  const chemical =
    table.chemicals.find(({ key }) => key === input.text) ?? (bearers.length === 1 ? bearers[0] : undefined)
  const isOpen = input.text !== '' && chemical === undefined
  const similar = isOpen && bearers.length === 0 ? chemicalFinder(table).similar(input.text) : []
  const suggestions = isOpen ? [...bearers, ...similar.map((one) => one.chemical)] : []
  return {
    chemical,
    answer: {
      typed: typed.text,
      input,
      problem: isOpen ? (bearers.length > 0 ? 'ambiguous' : suggestions.length > 0 ? 'similar' : 'unknown') : undefined,
      wrong: readCondition(input).wrong,
      suggestions: suggestions.slice(0, MOST_SUGGESTIONS).map(({ key, names }) => ({ key, name: names[locale] })),
      medium: chemical && describeMedium(table, chemical, locale),
    },
  }
}

/** The media that bear a typed name. A condition in it fills the other fields, unless the name has it as a part. */
function readMedium(
  table: ResistanceTable,
  typed: MediumInput,
): { input: MediumInput; bearers: readonly RatedChemical[] } {
  const { exactly } = chemicalFinder(table)
  const bearers = exactly(typed.text)
  const split = bearers.length > 0 ? undefined : splitCondition(typed.text)
  if (!split) return { input: typed, bearers }
  const { name, concentration, temperature } = split
  const input = {
    text: name,
    concentration: concentration || typed.concentration,
    temperature: temperature || typed.temperature,
  }
  return { input, bearers: exactly(name) }
}

function describeMedium({ groups }: ResistanceTable, chemical: RatedChemical, locale: Locale) {
  const group = groups[chemical.group]
  return {
    key: chemical.key,
    name: chemical.names[locale],
    cas: chemical.cas,
    formula: chemical.formula,
    group: { key: group?.key ?? '', name: group?.names[locale] ?? '' },
    pipeGroup: chemical.pipeGroup,
    isDrawn: chemical.isDrawn,
    isOtherWhenDiluted: chemical.dilution === 'other',
    tests: chemical.tests.map(({ concentration, temperature }) => ({ concentration, temperature })),
  }
}

interface ListedMedium {
  chemical: RatedChemical
  condition: Condition
  asked: number | undefined
}

/** The media of a group, or the most frequent ones. */
function listedChemicals({ chemicals, groups }: ResistanceTable, key: string, condition: Condition): ListedMedium[] {
  const group = groups.findIndex((one) => one.key === key)
  const listed =
    group >= 0
      ? chemicals.filter((chemical) => chemical.group === group)
      : chemicals.filter(({ asked }) => asked !== undefined).toSorted((a, b) => (a.asked ?? 0) - (b.asked ?? 0))
  return listed.map((chemical) => ({ chemical, condition, asked: undefined }))
}

/** The first of those in the worst place. */
const worstPlaced = <Placed extends { place: number }>(cells: readonly Placed[]): Placed | undefined =>
  cells.toSorted((a, b) => b.place - a.place)[0]

/** By the worst of their places, then by price class, then in the table's order. */
function rankMaterials(materials: readonly ShownMaterial[], rows: readonly RatedRow[]): RankedMaterial[] {
  return materials
    .flatMap((material, column): RankedMaterial[] => {
      const cells = rows.flatMap((row) => row.cells[column] ?? [])
      const rating = worstOf(cells.map((cell) => cell.rating))
      const place = Math.max(...cells.map((cell) => cell.place))
      const cell = worstPlaced(cells.filter((one) => one.rating === rating))
      if (!cell) return []
      return [{ material, rating, place, decisive: cells.indexOf(cell), cell, outside: outsideOf(material, rows) }]
    })
    .toSorted((a, b) => a.place - b.place || a.material.priceClass - b.material.priceClass)
}

function outsideOf(
  { temperatures: [coldest, longTerm], shortTime }: ShownMaterial,
  rows: readonly RatedRow[],
): RankedMaterial['outside'] {
  const heats = rows.map(({ heat }) => heat)
  const [least, largest] = [Math.min(...heats), Math.max(...heats)]
  if (largest > shortTime) return { limit: 'short-time', temperature: largest }
  if (largest > longTerm) return { limit: 'long-term', temperature: largest }
  return least < coldest ? { limit: 'cold', temperature: least } : undefined
}

/** Each chemical once, with the worst rating of its tests at the temperature; worst first. */
function contactsOf(
  table: ResistanceTable,
  material: RatedMaterial,
  condition: Condition,
  locale: Locale,
): RatedContact[] {
  const byName = new Intl.Collator(languageTag(locale)).compare
  return table.chemicals
    .flatMap((chemical) => {
      const rows = rateMedium(table, [material], chemical, condition, locale)
      const cells = rows.flatMap(({ medium, cells: [cell] }) => (cell ? [{ medium, ...cell }] : []))
      const worst = worstOf(cells.map(({ rating }) => rating))
      const cell = worstPlaced(cells.filter(({ rating }) => rating === worst))
      if (!cell) return []
      const { medium, test, place, isBeyond, kind } = cell
      return [{ medium, test, rating: worst, place, isBeyond, kind }]
    })
    .toSorted((a, b) => severityOf(b.rating) - severityOf(a.rating) || byName(a.medium.name, b.medium.name))
}
