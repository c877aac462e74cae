import { join } from 'node:path'
import { expect, test } from 'vitest'
import { recogniseKind } from '#backend/attachments/content/recognise-kind.ts'
import { LOCALES } from '#contracts/locales.ts'
import { loadContent } from '#backend/content/api.ts'
import { respond } from '#backend/content/documents/respond.ts'
import { checkAnswers } from '#backend/content/forms/check-answers.ts'
import { answerFields } from '#backend/content/forms/form-file.ts'
import { formNameOf, readFormQuery } from '#backend/content/forms/form-requests.ts'
import { PROJECT_FOLDER } from '#backend/files/project-folder.ts'
import { parseMeasures } from '#backend/search/query/parse-measures.ts'
import { tokensOf } from '#backend/search/text/tokens.ts'
import { toLatinText } from '#printing/pdf/latin-text.ts'
import { scrub, scrubAddress } from '#server/log/scrub.ts'
import { nearestNumbers } from '#web/cart/list-entry/lines/number-spelling.ts'
import { piecesReadings } from '#web/cart/list-entry/lines/read-pieces.ts'
import { sizeReadings, unknownUnitOf } from '#web/cart/list-entry/lines/parse-size.ts'
import { readList } from '#web/cart/list-entry/lines/read-list.ts'
import { decimalSignOf, withSign } from '#web/cart/list-entry/lines/decimal-signs.ts'
import { numberReadings } from '#web/forms/numbers/number-readings.ts'
import { lengthReadings } from '#web/forms/numbers/parse-length.ts'
import { settleRange } from '#web/forms/numbers/typed-range.ts'
import { parsePlainNumber } from '#web/forms/numbers/write-number.ts'
import { rangeEnds } from '#web/routes/shop/product/variants/filter-variants.ts'
import { listingSearch, parseListingQuery } from '#web/routes/shop/category/listing/listing-query.ts'
import { FILTERS, parseSearchAddress, searchParamsOf } from '#web/search/search-query.ts'
import { readConsent } from '#web/session/consent-cookies.ts'
import { parseRackLength } from '#web/tools/chain-rack/rack-units.ts'
import { casDigitsOf } from '#web/tools/chemical-resistance/ratings/cas-digits.ts'
import { folded, formulaOf } from '#web/tools/chemical-resistance/ratings/chemical-names.ts'
import {
  readCondition,
  readResistanceQuery,
  resistanceSearch,
} from '#web/tools/chemical-resistance/ratings/resistance-query.ts'
import { readCutForm } from '#web/routes/tools/cut-list/cut-form.ts'
import { readOwnCut } from '#web/routes/tools/cut-list/own-bar.ts'
import { splitCondition } from '#web/tools/chemical-resistance/ratings/split-condition.ts'
import { parseCuts } from '#web/routes/tools/cut-list/parse-cuts.ts'
import { IS_WHOLE_MATRIX } from '#test/support/matrix.ts'
import { growthOfTime } from './growth.ts'

const site = await loadContent({ folder: join(PROJECT_FOLDER, 'data'), publicUrl: 'http://localhost' })
const FORMS = [...site.forms.files.values()]

/** Addresses as the site writes them, so that no parameter has a name of yesterday. */
const BOUNDS = { length: { min: '1', max: '2' } }
const SEARCH = searchParamsOf({
  term: 'x',
  view: 'products',
  page: 2,
  filters: Object.fromEntries(FILTERS.map((filter) => [filter, ['x']])),
  ranges: BOUNDS,
  sort: 'name',
  isList: true,
})
const LISTING = listingSearch({
  options: ['x'],
  traits: ['x'],
  ranges: BOUNDS,
  order: 'x',
  view: 'grid',
  page: 2,
  show: 48,
})
const RESISTANCE = resistanceSearch({
  media: [{ text: 'x', concentration: '1', temperature: '1' }],
  materials: ['x'],
  minimum: 'A',
  group: 'x',
})

/** The parameters of an address with another text, which is a name and a part of names as well. */
const withText = (address: string, text: string): URLSearchParams =>
  new URLSearchParams([
    ...[...new URLSearchParams(address).keys()].map((name) => [name, text]),
    [text, text],
    [`min-${text}`, text],
  ])

/** Readers of visitors' texts. */
const READERS: Record<string, (text: string) => unknown> = {
  'a list': readList,
  'a number': (text) => LOCALES.map((locale) => numberReadings(text, locale)),
  'a number that the site wrote': parsePlainNumber,
  'a length': (text) => LOCALES.map((locale) => lengthReadings(text, locale)),
  'bounds of a measure': (text) => settleRange({ min: text, max: text }, { min: 1, max: 1000 }),
  'a filter of a table': (text) => rangeEnds(text),
  'pieces of a list': piecesReadings,
  'a size of a list': (text) => [sizeReadings(text), unknownUnitOf(text)],
  'the decimal signs of a column': (text) => [decimalSignOf([text, text]), withSign(text, ',')],
  'an unknown item number': (text) => nearestNumbers(text.slice(0, 255), ['CT-08B1-S-2000'], 3),
  'words that are searched for': tokensOf,
  'measures that are searched for': parseMeasures,
  'the address of a search': (text) => parseSearchAddress(withText(SEARCH, text)),
  'filters of a listing': (text) => parseListingQuery(withText(LISTING, text)),
  'a line of the log': scrub,
  'an address in the log': scrubAddress,
  'the beginning of a file': (text) => recogniseKind(Buffer.from(text)),
  'a path of the content system': (text) => respond(site, `/de/${text}`, undefined),
  'a query of the content system': (text) => readFormQuery(new URLSearchParams([[text, text]])),
  'the name of a form': formNameOf,
  'the fields of all forms': (text) => {
    const check = { locale: 'de', today: '2026-11-25', withFile: [] } as const
    for (const form of FORMS)
      checkAnswers(form, Object.fromEntries(answerFields(form).map(({ name }) => [name, text])), check)
  },
  'a cut list': parseCuts,
  'the form of a cut list': (text) =>
    readCutForm(new URLSearchParams(['item', 'list', 'bar', 'kerf', 'trim'].map((name) => [name, text]))),
  'a piece of a bar': (text) => readOwnCut({ item: '', pieces: text, length: text, isOrdered: true }, 2000),
  'a length of a chain rack': (text) => parseRackLength(text, 'in', 'de'),
  'the name of a chemical': (text) => [folded(text), formulaOf(text), casDigitsOf(text), splitCondition(text)],
  'a condition of a chemical': (text) => readCondition({ text, concentration: text, temperature: text }),
  'an address of chemical resistance': (text) => readResistanceQuery(withText(RESISTANCE, text)),
  'a comment on a request': toLatinText,
  'cookies of consent': readConsent,
}

/** Repeated signs between a beginning that is read and an end that is not. */
const REPEATED = ' |-|/|//|/**/|1|0|1,|1 |1x|a|a1|a-|a b|@|a@|%40|.|,|(|()|=|\n|\t|:|"|&|999\n\n|;|⁻|x |mm|\r'.split(
  '|',
)
const AROUND = [
  ['', ''],
  ['', '\u2028!'],
  ['1x ', '\u2028a'],
  ['CT-1 4 ', '!'],
  ['a1', 'x!'],
] as const

/** Each reader has one beginning and end of its own; all of them have all in the whole matrix. */
const around = (reader: number) => (IS_WHOLE_MATRIX ? AROUND : [AROUND[reader % AROUND.length] ?? AROUND[0]])

const CASES = Object.entries(READERS).map(([name, read], index) => [name, read, around(index)] as const)

test.for(CASES)('Reading %s takes at most twice as long for twice the text.', ([, read, ends]) => {
  const slow = ends.flatMap(([before, after]) =>
    REPEATED.flatMap((sign) => {
      const growth = growthOfTime((letters) => read(before + sign.repeat(letters / sign.length) + after))
      return growth < 3 ? [] : [`${JSON.stringify(before + sign + after)}: ${growth.toFixed(1)}`]
    }),
  )
  expect(slow).toEqual([])
})
