import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { foreignWords } from './foreign-words.ts'
import { TERMS } from './terms.ts'
import { TYPOGRAPHY, type TextRule } from './typography.ts'

const ROOT = join(import.meta.dirname, '../..')

interface Message {
  place: string
  language: string
  text: string
}

const NOT_SHOWN = new Set(['$schema', 'declarations', 'selectors'])

/** Every text of the interface, the mails and the error pages; a message with plural forms is several. */
const MESSAGES: Message[] = [
  'web/i18n/messages/*/*.json',
  'backend/shop/order/mails/texts/*.json',
  'backend/shop/account/mails/texts/*.json',
  'backend/shop/contact/texts/*.json',
  'backend/content/forms/texts/*.json',
  'web/shell/errors/texts/*.json',
].flatMap((pattern) =>
  globSync(pattern, { cwd: ROOT }).flatMap((file) => {
    const json: unknown = JSON.parse(readFileSync(join(ROOT, file), 'utf8'))
    return textsOf(json).map(({ path, text }) => ({
      place: `${file} ${path}`,
      language: basename(file, '.json'),
      text,
    }))
  }),
)

function textsOf(value: unknown, path = ''): { path: string; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) =>
    NOT_SHOWN.has(key) ? [] : textsOf(one, `${path} ${key}`.trim()),
  )
}

/** Patterns that no message may have, by the languages that they hold for. */
const RULES: readonly TextRule[] = [
  ...TYPOGRAPHY,
  ...TERMS,
  { rule: 'the Czech shop has products in a poptávka', pattern: /zboží|artikl|výrob(?!ce)/iu, languages: ['cz'] },
  {
    rule: 'Czech asks kindly',
    pattern: /^(?!.*prosím)(?=.*(Zadejte|Vyplňte|Zkontrolujte|Opravte|Zkuste|Uložte|Zmenšete|Odeberte) ).*\.$/su,
    languages: ['cz'],
  },
  { rule: 'a German visitor has an Adresse', pattern: /Anschrift/u, languages: ['de'] },
  { rule: 'a Dutch field is filled in with Vul', pattern: /\bVoer\b/u, languages: ['nl'] },
  { rule: 'a Dutch price is excl. or incl. btw', pattern: /netto|bruto/iu, languages: ['nl'] },
  { rule: 'English has items', pattern: /(?<!\{)\bpositions?\b/iu, languages: ['en'] },
  { rule: 'an English version is no variant', pattern: /(?<!\{)\bvariants?\b/iu, languages: ['en'] },
  { rule: 'an English button begins with a verb', pattern: /^To (the|our|your) /u, languages: ['en'] },
]

test.each(RULES)('In every message: $rule', ({ pattern, languages }) => {
  const concerned = MESSAGES.filter(({ language }) => languages.includes(language))
  expect(concerned.length).toBeGreaterThan(100)
  expect(concerned.filter(({ text }) => pattern.test(text))).toEqual([])
})

test('No message has a word of another language of the site.', () => {
  const own = MESSAGES.filter(({ language }) => ['de', 'en', 'nl', 'cz'].includes(language))
  const found = own.map(({ place, language, text }) => ({ place, words: foreignWords(text, language) }))
  expect(found.filter(({ words }) => words.length > 0)).toEqual([])
})

/** As the specification words them. */
const WITH_BASKET = ['cart_removed', 'product_add_all', 'product_add_failed']

test('Only the messages that the specification quotes speak of a basket.', () => {
  const found = MESSAGES.filter(({ language, text }) => language === 'en' && /basket/i.test(text))
  expect(found.map(({ place }) => place.split(' ')[1]).toSorted()).toEqual(WITH_BASKET)
})

/** Forms of Czech plurals: 1, 2 to 4, all others. */
const CZECH_FORMS = ['1', '2', '3', '4', '*']

test('A Czech message that depends on a count has a form for 1, for 2 to 4 and for all others.', () => {
  const files = globSync('web/i18n/messages/*/cz.json', { cwd: ROOT })
  const counted = files.flatMap((file) => {
    const messages = JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as Record<string, unknown>
    return Object.entries(messages).flatMap(([key, message]) =>
      Array.isArray(message)
        ? message.flatMap(({ selectors, match }: { selectors: string[]; match: Record<string, string> }) =>
            selectors.length === 1 && `${selectors[0]}=1` in match ? [{ key, forms: Object.keys(match) }] : [],
          )
        : [],
    )
  })
  expect(counted.length).toBeGreaterThan(5)
  const short = counted.filter(({ forms }) => forms.map((form) => form.split('=')[1]).join() !== CZECH_FORMS.join())
  expect(short).toEqual([])
})

/** Places of English texts with a sent request: the account, the history, and the thanks that the specification quotes. */
const OF_SENT_REQUESTS =
  /^web\/i18n\/messages\/(account|requests)\/|^web\/i18n\/messages\/checkout\/en\.json checkout_(thanks|request_number)$|^backend\/shop\/order\/mails\/texts\/en\.json (confirmation_title|link|number)$/

test('In English a request becomes an enquiry once it is sent, and no visitor sends an enquiry.', () => {
  const english = MESSAGES.filter(({ language }) => language === 'en')
  const found = english.filter(({ text }) => /enquir/i.test(text))
  expect(found.length).toBeGreaterThan(20)
  expect(found.filter(({ place }) => !OF_SENT_REQUESTS.test(place))).toEqual([])
  expect(english.filter(({ text }) => /\bsend an enquiry/i.test(text))).toEqual([])
  const history = english.filter(({ place }) => /requests_(title|recent|older|no_more|none|gone)$/.test(place))
  expect(history.filter(({ text }) => !/enquir/i.test(text))).toEqual([])
})
