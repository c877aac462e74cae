import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { beforeAll, expect, test, vi } from 'vitest'
import { ACCESS_KEY, CONTEXT_TOKEN } from '#contracts/shop/headers.ts'
import { NEW_PASSWORD, newCustomer, pageText } from '#test/support/account-visitor.ts'
import { textOfPdf } from '#test/support/pdf-text.ts'
import { sharedSite, type SharedSite } from '#test/support/shared-site.ts'
import { SOON } from '#test/support/soon.ts'

const WORDS = [
  ['de', 'Storniert', 'Diese Anfrage ist storniert'],
  ['en', 'Cancelled', 'This enquiry is cancelled'],
  ['nl', 'Geannuleerd', 'Deze aanvraag is geannuleerd'],
  ['cz', 'Zrušená', 'Tato poptávka je zrušená'],
] as const

let site: SharedSite
beforeAll(async () => {
  site = await sharedSite()
})

test('A customer who withdraws a request elsewhere reads so in the account, in each language, and sales gets a mail.', async () => {
  const { visitor, email } = await newCustomer(site)
  let token = ''
  const call = async (path: string, body: object) => {
    const response = await fetch(`${site.url}/store-api${path}`, {
      method: 'POST',
      headers: {
        [ACCESS_KEY]: 'SWSCDEMOPROFILWERK00000000',
        'content-type': 'application/json',
        ...(token && { [CONTEXT_TOKEN]: token }),
      },
      body: JSON.stringify(body),
    })
    token = response.headers.get(CONTEXT_TOKEN) ?? token
    return response
  }
  await call('/account/login', { username: email, password: NEW_PASSWORD })
  const filter = [{ type: 'equals', field: 'productNumber', value: 'CT-08B1-S-2000' }]
  const { elements } = await (await call('/product', { filter })).json()
  await call('/checkout/cart/line-item', { items: [{ type: 'product', referencedId: elements[0].id }] })
  const { id, orderNumber: number } = await (await call('/checkout/order', {})).json()

  for (const [locale, state, sentence] of WORDS) {
    const page = await pageText(await visitor.get(`/${locale}/shop/account/orderhistory/${id}`))
    expect(page).not.toContain(state)
    expect(page).not.toContain(sentence)
  }

  expect((await call('/order/state/cancel', { orderId: id })).status).toBe(200)

  for (const [locale, state, sentence] of WORDS) {
    const path = `/${locale}/shop/account/orderhistory`
    expect(await pageText(await visitor.get(path))).toMatch(new RegExp(`${number}.* ${state} `))
    expect(await pageText(await visitor.get(`${path}/${id}`))).toContain(sentence)
  }
  const pdf = await visitor.get(`/de/shop/account/orderhistory/${id}/request/pdf`)
  expect((await textOfPdf(await pdf.arrayBuffer())).join(' ')).toContain('Storniert')
  await vi.waitFor(
    async () => expect(await mailSubjects(site.dataDir)).toContain(`Anfrage ${number} zurückgezogen`),
    SOON,
  )
})

/** Subjects of all mails, without the names behind a colon. */
async function mailSubjects(dataDir: string): Promise<(string | undefined)[]> {
  const folder = join(dataDir, 'mails')
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml'))
  const mails = await Promise.all(names.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))))
  return mails.map(({ subject }) => subject?.split(':', 1)[0])
}
