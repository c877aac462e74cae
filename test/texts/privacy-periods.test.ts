import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { PERIODS } from '#backend/retention/periods.ts'

const page = z.object({
  main: z.array(
    z.object({
      header: z.string().optional(),
      bodytext: z.array(z.string()).optional(),
      items: z.array(z.array(z.string())).optional(),
    }),
  ),
})

/** Of a period in days, as the pages say it. */
const months = (days: number): number => Math.floor(days / 30.4)

/** The steps of the retention job, in the order of the pages. */
const REQUESTS = [months(PERIODS.quoteRequests), PERIODS.mails, PERIODS.guests, PERIODS.carts]
const ACCOUNT = [PERIODS.openRegistrations, PERIODS.accountLinks, months(PERIODS.quoteRequests)]

test.each([
  ['de/murtfeldt/datenschutzhinweis', 'Anfrage', 'Konto', /(\d+) (?:Tagen|Monaten)/g],
  ['en/murtfeldt/privacypolicy', 'Requests', 'Account', /(\d+) (?:days|months)/g],
  ['nl/privacyverklaring', 'Aanvraag', 'Account', /(\d+) (?:dagen|maanden)/g],
  ['cz/ochrana-osobnich-udaju', 'Poptávka', 'Účet', /(\d+) (?:dnech|měsících)/g],
])('%s promises the periods after which the retention job deletes.', async (file, requests, account, period) => {
  const { main } = page.parse(JSON.parse(await readFile(`data/pages/${file}.json`, 'utf8')))
  const periodsBelow = (header: string) =>
    main
      .filter((element) => element.header === header)
      .flatMap(({ bodytext = [] }) => [...bodytext.join(' ').matchAll(period)].map(([, number]) => Number(number)))
  expect(periodsBelow(requests)).toEqual(REQUESTS)
  expect(periodsBelow(account)).toEqual(ACCOUNT)
})

test.each([
  'de/murtfeldt/datenschutzhinweis',
  'en/murtfeldt/privacypolicy',
  'nl/privacyverklaring',
  'cz/ochrana-osobnich-udaju',
])('%s names what browsers store, and no pages stored for offline use.', async (file) => {
  const { main } = page.parse(JSON.parse(await readFile(`data/pages/${file}.json`, 'utf8')))
  const rows = main.flatMap(({ items = [] }) => items)
  const textOf = (name: string) => rows.find(([names]) => names?.split(/[\s,]+/).includes(name))?.[1]
  expect(textOf('offline-pages')).toBeUndefined()
  for (const name of ['compared-items', 'list-columns', 'unsent-input']) expect(textOf(name), name).toBeDefined()
})

test.each(['de', 'en', 'nl', 'cz'])(
  'The account is deleted in %s with the same promise for its requests.',
  async (locale) => {
    const messages = z.record(z.string(), z.unknown())
    const account = messages.parse(JSON.parse(await readFile(`web/i18n/messages/account/${locale}.json`, 'utf8')))
    expect(String(account['account_delete_text']).match(/\d+/g)).toEqual([String(months(PERIODS.quoteRequests))])
  },
)

test('One sentence of the pages is true of several kinds.', () => {
  // Address and files of an unsent request; a sent one with its files; the mails and their queue.
  expect(PERIODS.unsentAttachments).toBe(PERIODS.guests)
  expect(PERIODS.sentAttachments).toBe(PERIODS.quoteRequests)
  expect(PERIODS.customerContexts).toBe(PERIODS.carts)
})
