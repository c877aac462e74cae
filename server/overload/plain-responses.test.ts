import { readFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { companySchema } from '#contracts/company.ts'
import { languageTag, LOCALES } from '#contracts/locales.ts'
import { ERROR_TEXTS } from '#web/shell/errors/error-texts.ts'
import { pageBody } from '#test/support/page-dom.ts'
import { createPlainResponses } from './plain-responses.ts'

const company = companySchema.parse(JSON.parse(readFileSync('data/company.json', 'utf8')))
const MARK = 'data:image/png;base64,AA=='
const { busy, tooLarge } = createPlainResponses(company, { mark: MARK, font: undefined }, 'de')
async function ask(address: string, method = 'GET', answer = busy) {
  const response = answer({ method, address })
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers) as Record<string, string>,
    body: await response.text(),
  }
}

test('Every response is 503, names a time to come back, and is not cached.', async () => {
  for (const address of ['/de', '/de/shop.data', '/store-api/context', '/typo/de', '/']) {
    const { status, headers } = await ask(address)
    expect([address, status]).toEqual([address, 503])
    expect(headers).toMatchObject({
      'retry-after': '3',
      'cache-control': 'no-store',
    })
  }
})

test.each(LOCALES)('The page is in %s and requests no other file.', async (locale) => {
  const { headers, body } = await ask(`/${locale}/shop`)
  expect(body).toContain(`<html lang="${languageTag(locale)}">`)
  expect(body).toContain(`<h1>${ERROR_TEXTS[locale].busy.title}</h1>`)
  expect(body).toContain(company.phone)
  expect(body).not.toMatch(/<script|src="(?!data:)|url\(/)
  const style = /<style>([\s\S]*)<\/style>/.exec(body)?.[1] ?? ''
  const hash = createHash('sha256').update(style).digest('base64')
  expect(headers['content-security-policy']).toContain(`style-src 'sha256-${hash}'`)
})

test.each(LOCALES)('The page in %s begins with the logo of the company.', async (locale) => {
  const banner = pageBody((await ask(`/${locale}/shop`)).body).querySelector('header')
  expect(banner?.querySelector('img')?.getAttribute('src')).toBe(MARK)
  expect(banner?.textContent.trim()).toBe(`${company.name} ${company.claim[locale]}`)
})

test('Visitors who sent a form learn how to send it again.', async () => {
  expect((await ask('/en/shop/checkout', 'POST')).body).toContain(ERROR_TEXTS.en.resend)
  expect((await ask('/en/shop/checkout')).body).not.toContain(ERROR_TEXTS.en.resend)
})

test('The Store API has its envelope, without a code of the shop.', async () => {
  const { headers, body } = await ask('/store-api/product', 'POST')
  expect(headers['content-type']).toBe('application/json')
  expect(JSON.parse(body)).toMatchObject({ errors: [{ status: '503', code: '0' }] })
})

test('A body that is too large is 413 without a time to come back, in the language and form of its address.', async () => {
  for (const locale of LOCALES) {
    const { status, headers, body } = await ask(`/${locale}/shop/list`, 'POST', tooLarge)
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([413, undefined, 'no-store'])
    expect(body).toContain(`<h1>${ERROR_TEXTS[locale].formTooLarge.title}</h1>`)
  }
  expect(JSON.parse((await ask('/store-api/product', 'POST', tooLarge)).body)).toMatchObject({
    errors: [{ status: '413', code: '0' }],
  })
})

test('HEAD has no body.', async () => expect((await ask('/de', 'HEAD')).body).toBe(''))
