import PostalMime from 'postal-mime'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkCompany } from '#server/company-check/check-company.ts'
import { newAddress } from '#test/support/account-visitor.ts'
import { readMailFiles } from '#test/support/deployment.ts'
import { pageBody } from '#test/support/page-dom.ts'
import { fillForm, openForm, submitForm } from '#test/support/page-form.ts'
import { textOfPdf } from '#test/support/pdf-text.ts'
import { type RunningSite, startSite } from '#test/support/site.ts'
import { ADDRESS, CONFIRMED, visit } from '#test/support/visitor.ts'
import { xmlProblems } from '#test/support/xml-problems.ts'

const FOLDER = 'examples/rubber-buffers'
const PRODUCT = {
  en: '/shop/product/cylindrical-buffers/cylindrical-buffer-two-studs',
  de: '/shop/product/zylindrische-puffer/zylindrischer-puffer-zwei-gewindebolzen',
}
const ALT = 'Black buffer between two steel plates with studs'

let site: RunningSite
beforeAll(async () => {
  site = await startSite({ env: { COMPANY_DIR: FOLDER } })
})
afterAll(() => site?.dispose())

async function read(path: string) {
  const response = await visit(site.url).get(path)
  expect([path, response.status]).toEqual([path, 200])
  return pageBody(await response.text())
}

test('nothing in the folder of the second company is wrong', async () => {
  expect((await checkCompany(FOLDER)).flatMap(({ problems }) => problems)).toEqual([])
})

test('its first start has the families of its CSV files, with their photographs', async () => {
  const home = await read('/en')
  expect(home.querySelector('h1')?.textContent).toBe('Rubber buffers and machine mounts')
  for (const family of ['cylindrical-buffers', 'machine-mounts', 'bumpers'])
    expect(home.querySelector(`main a[href="/en/shop/category/${family}"] img`)).not.toBeNull()
  const list = await read('/en/shop/category/cylindrical-buffers')
  expect(list.querySelector(`main a[href^="/en${PRODUCT.en}"]`)).not.toBeNull()
  const product = await read(`/en${PRODUCT.en}`)
  expect(product.querySelector('main img[srcset]')?.getAttribute('alt')).toBe(ALT)
  expect(product.textContent).toContain('RB-7550-70')
  expect(product.textContent).toContain('Natural rubber (NR)')
})

test('it speaks English first, and German, but no other language', async () => {
  const visitor = visit(site.url)
  const first = await visitor.get('/')
  expect([first.status, first.headers.get('location')]).toEqual([302, '/en'])
  expect((await visitor.get('/nl')).status).toBe(404)
  const page = await (await visitor.get('/en')).text()
  const languages = [...page.matchAll(/hreflang="([\w-]+)"/gi)].map(([, language]) => language)
  expect(new Set(languages)).toEqual(new Set(['en', 'de', 'x-default']))
})

test('its texts in Markdown are pages in both languages', async () => {
  const company = await read('/de/unternehmen')
  expect([...company.querySelectorAll('main table th')].map((cell) => cell.textContent)).toContain('Gewinde')
  expect((await read('/en/privacy')).querySelector('main li strong')?.textContent).toBe('Quote requests')
  expect((await read('/de/datenschutz')).textContent).toContain('Mustergummi Schwingungstechnik GmbH')
})

/** Sends a quote request for 40 buffers, as a guest who reads this language. */
async function requestQuote(language: 'en' | 'de'): Promise<{ number: string; email: string }> {
  const visitor = visit(site.url)
  const email = newAddress()
  await visitor.post(`/${language}${PRODUCT[language]}`, { variant: 'RB-3030-55', quantity: '40' })
  const checkout = `/${language}/shop/checkout`
  await submitForm(visitor, fillForm(await openForm(visitor, checkout, 'firstName'), { ...ADDRESS, email }))
  const summary = await openForm(visitor, `${checkout}?step=summary`, 'key')
  await submitForm(visitor, fillForm(summary, CONFIRMED))
  const page = await (await visitor.get(`/${language}/shop/orderconfirmation`)).text()
  return { number: /A-\d{6}/.exec(page)?.[0] ?? 'none', email }
}

/** The two mails of a request, as soon as they are sent. */
async function readMails(number: string, email: string) {
  const read = async () => {
    const mails = await Promise.all((await readMailFiles([site])).map((raw) => PostalMime.parse(raw)))
    return mails.filter(({ subject = '' }) => subject.includes(number))
  }
  await expect.poll(async () => (await read()).length).toBe(2)
  const mails = await read()
  const to = (address: string) => mails.find((mail) => mail.to?.some((one) => one.address === address))
  return { customer: to(email), sales: to('sales@mustergummi.example') }
}

const WORDS = {
  en: { name: 'Cylindrical buffer, two studs', hardness: 'Hardness', pieces: '40 pcs' },
  de: { name: 'Zylindrischer Puffer, zwei Gewindebolzen', hardness: 'Härte', pieces: '40 Stück' },
}

test.each(['en', 'de'] as const)(
  'a request in %s is confirmed in it, and sales read theirs in English, the first language',
  async (language) => {
    const { number, email } = await requestQuote(language)
    const { customer, sales } = await readMails(number, email)
    expect(customer?.text).toContain(WORDS[language].name)
    expect(customer?.text).toContain(WORDS[language].pieces)
    expect(customer?.html).toMatch(new RegExp(`<html[^>]* lang="${language}"`))
    expect(customer?.text).toContain(`/${language}/shop/account/order/`)
    expect(sales?.subject).toMatch(new RegExp(`^Quote request ${number} from`))
    expect(sales?.text).toContain(WORDS.en.name)
    expect(sales?.text).not.toContain(WORDS.de.name)
    const pdf = sales?.attachments.find(({ mimeType }) => mimeType === 'application/pdf')
    const content = pdf?.content
    if (!(content instanceof ArrayBuffer)) throw new Error('Sales got no PDF.')
    const text = (await textOfPdf(content)).join(' ')
    expect(text).toContain('Mustergummi')
    expect(text).toContain(WORDS.en.name)
    expect(text).not.toContain(WORDS.de.name)
  },
)

test.each(['en', 'de'] as const)('its data sheets are PDFs in the language of the page, %s', async (language) => {
  const page = await read(`/${language}${PRODUCT[language]}`)
  const sheet = page
    .querySelector('#documents ~ *, [aria-labelledby=documents]')
    ?.querySelector('a[type="application/pdf"]')
  const response = await visit(site.url).get(sheet?.getAttribute('href') ?? '')
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  const text = (await textOfPdf(await response.arrayBuffer())).join(' ')
  for (const part of [WORDS[language].name, WORDS[language].hardness, 'Mustergummi']) expect(text).toContain(part)
})

test('its articles have a feed in both languages, and its sitemap no other one', async () => {
  for (const [path, language] of [
    ['/en/feed/news.atom', 'en'],
    ['/de/feed/aktuelles.atom', 'de'],
  ] as const) {
    const response = await visit(site.url).get(path)
    expect([path, response.status]).toEqual([path, 200])
    const text = await response.text()
    expect(await xmlProblems(text, 'atom')).toEqual([])
    expect(new Set(text.match(/localhost:\d+\/\w+\/\w+/g)?.map((link) => link.split('/')[1]))).toEqual(
      new Set([language]),
    )
  }
  const index = await (await visit(site.url).get('/sitemap.xml')).text()
  const files = [...index.matchAll(/<loc>[^<]*?(\/sitemaps\/[^<]*)<\/loc>/g)].map(([, file = '']) => file)
  expect(files.length).toBeGreaterThan(3)
  for (const file of files) {
    const text = await (await visit(site.url).get(file)).text()
    expect(await xmlProblems(text, 'sitemap')).toEqual([])
    const languages = new Set([...text.matchAll(/hreflang="([\w-]+)"/g)].map(([, tag]) => tag))
    expect([...languages].filter((tag) => !['en', 'de', 'x-default'].includes(tag ?? ''))).toEqual([])
  }
})
