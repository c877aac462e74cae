import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { agedForm } from '#test/support/aged-form.ts'
import { pageBody } from '#test/support/page-dom.ts'
import { fillForm, formOf, openForm, type PageForm, submitForm } from '#test/support/page-form.ts'
import { samplePicture } from '#test/support/sample-files.ts'
import { PUBLIC_ORIGIN, SALES_MAIL, sharedPublicSite, type SharedSite } from '#test/support/shared-site.ts'
import { SOON } from '#test/support/soon.ts'
import { visit, type Visitor } from '#test/support/visitor.ts'

let site: SharedSite
let visitor: Visitor
beforeAll(async () => {
  site = await sharedPublicSite()
  visitor = visit(site.url, new Map(), { origin: PUBLIC_ORIGIN })
})

const named = (form: PageForm, short: string): string =>
  form.fields.find(([name]) => name.endsWith(`[${short}]`))?.[0] ?? short

/** The page's form with entries by the short names of its fields. */
const filled = (form: PageForm, entries: Record<string, string>): PageForm =>
  fillForm(form, Object.fromEntries(Object.entries(entries).map(([short, value]) => [named(form, short), value])))

const openContact = async (path = '/de/kontakt') => {
  const html = await (await visitor.get(path)).clone().text()
  const name = /name="(tx_form_formframework\[[\w-]+\]\[email\])"/.exec(html)?.[1] ?? ''
  return openForm(visitor, path, name)
}

async function allMails(): Promise<Email[]> {
  const folder = join(site.dataDir, 'mails')
  const names = await readdir(folder).catch(() => [])
  return Promise.all(
    names
      .filter((name) => name.endsWith('.eml'))
      .map(async (name) => PostalMime.parse(await readFile(join(folder, name)))),
  )
}

const isTo = ({ to }: Email, address: string): boolean => to?.some((one) => one.address === address) ?? false

const mailTo = (address: string, subject: RegExp): Promise<Email> =>
  vi.waitFor(async () => {
    const found = (await allMails()).find((mail) => isTo(mail, address) && subject.test(mail.subject ?? ''))
    if (found === undefined) throw new Error(`no mail to ${address} about ${subject}`)
    return found
  }, SOON)

/** Subjects of the mails that a sender causes: the receipt, and what sales get. */
async function subjectsOf(sender: string): Promise<string[]> {
  const own = (await allMails()).filter(
    (mail) => isTo(mail, sender) || mail.replyTo?.some(({ address }) => address === sender),
  )
  return own.map(({ subject }) => subject ?? '').toSorted()
}

/** As {@link subjectsOf}, once all mails of earlier forms are sent: those of a later one come after them. */
async function allSubjectsOf(sender: string): Promise<string[]> {
  const later = `after-${sender}`
  const form = await agedForm(site, filled(await openContact(), { ...ENTRIES, name: 'Später', email: later }))
  expect((await submitForm(visitor, form)).status).toBe(303)
  await vi.waitFor(async () => expect(await subjectsOf(later)).toHaveLength(2), SOON)
  return subjectsOf(sender)
}

/** The page to which a form that was sent redirects, so that a reload sends nothing. */
async function thanksAt(response: Response, path: string): Promise<string> {
  expect([response.status, response.headers.get('location')]).toEqual([303, path])
  return (await visitor.get(path)).text()
}

const ENTRIES = { name: 'Ute Brandt', company: 'Brandt GmbH', message: 'Passt das Profil CT-08B1\nauf Träger U20?' }

describe('the contact form', () => {
  test('Missing entries are named beside their fields, and the others stay.', async () => {
    const form = await openContact()
    const response = await submitForm(visitor, filled(form, { name: 'Ute Brandt', email: 'ute@' }))
    expect([response.status, response.headers.get('cache-control')]).toEqual([422, 'no-store'])
    const html = await response.text()
    expect(html).toContain('Das Formular enthält Fehler. Bitte prüfen Sie die markierten Felder.')
    expect(html).toContain('value="Ute Brandt"')
    expect(html).toContain('value="ute@"')
    expect(html).toMatch(/id="contact-\d+-email-error"/)
    expect(html).toMatch(/id="contact-\d+-message-error"/)
    expect(html).not.toMatch(/id="contact-\d+-name-error"/)
  })

  test('A message is stored once and mailed to sales and its sender, however often it is sent.', async () => {
    const email = 'ute@example.com'
    const form = filled(await openContact(), { ...ENTRIES, email, topic: 'technology' })
    // Quicker than a person: it has to be sent once more, with the same state.
    const quick = await submitForm(visitor, form)
    expect(quick.status).toBe(422)
    const again = await agedForm(site, await formOf(quick, '/de/kontakt', named(form, 'email')))
    expect(again.fields.find(([name]) => name.endsWith('[message]'))?.[1]).toContain('Träger U20')
    const [done, twice] = await Promise.all([submitForm(visitor, again), submitForm(visitor, again)])
    expect([done.status, twice.status]).toEqual([303, 303])
    expect(await thanksAt(done, '/de/kontakt')).toContain('Ihre Nachricht ist angekommen.')
    const receipt = await mailTo(email, /Ihre Nachricht an Musterwerk/)
    expect(receipt.text).toContain('Ihre Nachricht liegt uns vor')
    expect(receipt.text).not.toContain('Passt das Profil CT-08B1')
    const sales = (await mailTo(SALES_MAIL, /Kontakt: Ute Brandt/)).text ?? ''
    for (const part of ['Thema: Technische Frage', 'E-Mail: ute@example.com', '/de/kontakt'])
      expect(sales).toContain(part)
    expect(await allSubjectsOf(email)).toEqual([
      expect.stringContaining('Ihre Nachricht an Musterwerk'),
      expect.stringContaining('Kontakt: Ute Brandt'),
    ])
  })

  test('Visitors who open it at the same moment have a form each, so none of their messages is taken for another.', async () => {
    const visitors = Array.from({ length: 5 }, () => visit(site.url))
    const pages = await Promise.all(visitors.map(async (one) => (await one.get('/de/kontakt')).text()))
    const states = pages.map((html) => /\[__state\]" value="([^"]+)"/.exec(html)?.[1])
    expect(states).not.toContain(undefined)
    expect(new Set(states).size).toBe(visitors.length)
  })

  test('A form that a program filled in is thanked for and dropped.', async () => {
    const email = 'bot@example.com'
    const form = await agedForm(site, filled(await openContact('/en/contact'), { ...ENTRIES, email }))
    const trap = form.fields.find(([name]) => /\[x[A-Za-z0-9]{12}\]$/.test(name))?.[0] ?? ''
    expect(trap).not.toBe('')
    const response = await submitForm(visitor, fillForm(form, { [trap]: 'https://spam.example' }))
    expect(await thanksAt(response, '/en/contact')).toContain('Your message has arrived')
    expect(await allSubjectsOf(email)).toEqual([])
  })

  test('A state of another installation is refused, and the form comes back with its entries.', async () => {
    const form = await openContact('/nl/contact')
    const response = await submitForm(visitor, filled(form, { ...ENTRIES, email: 'a@example.com', __state: 'e30.x' }))
    const html = await response.text()
    expect([response.status, html.includes('De pagina stond lang open')]).toEqual([422, true])
    expect(html).toContain('value="Ute Brandt"')
  })
})

test('A drawing is checked by its content, and need not be chosen again.', async () => {
  const path = '/de/kontakt/anwendungstechnik'
  const form = await agedForm(site, await openContact(path))
  const body = (entries: Record<string, string>, file?: File) => {
    const data = new FormData()
    for (const [name, value] of filled(form, entries).fields) if (!name.endsWith('[drawing]')) data.append(name, value)
    data.append(named(form, 'drawing'), file ?? new File([], ''))
    return visitor.send(form.action, { method: 'POST', body: data })
  }
  const wrong = await body({ name: 'Ute' }, new File(['%PDF'], 'skizze.png'))
  expect([wrong.status, (await wrong.text()).includes('passt nicht zu ihrem Namen')]).toEqual([422, true])
  const kept = await body({ name: 'Ute' }, new File([new Uint8Array(await samplePicture('png'))], 'skizze.png'))
  expect([kept.status, (await kept.text()).includes('Schon angekommen: skizze.png')]).toEqual([422, true])
  const email = 'zeichnung@example.com'
  const done = await body({ name: 'Ute', email, task: 'Kette 08B-1, 0,5 m/s, trocken, 20 Stück' })
  expect([done.status, (await done.text()).includes('Ihre Aufgabe ist angekommen')]).toEqual([200, true])
  const mail = await mailTo(SALES_MAIL, /Anwendungstechnik: Ute/)
  const link = /https?:\/\/\S+attachments\/\S+/.exec(mail.text ?? '')?.[0] ?? ''
  const file = await visitor.get(new URL(link).pathname)
  expect([file.status, file.headers.get('content-disposition')]).toEqual([200, expect.stringContaining('skizze.png')])
})

/** Terms, product data sheets and handling information, as at the end of a quote request. */
const CONFIRMATIONS = ['terms', 'dataSheets', 'handling']

test.each([
  ['/de/unternehmen/qualitaet', 'Die Dateien stehen bereit.'],
  ['/en/company/quality', 'The files are ready.'],
  ['/nl/onderneming/kwaliteit', 'De bestanden staan klaar.'],
  ['/cz/spolecnost/kvalita', 'Soubory jsou připravené.'],
])('Files behind the form of %s are shown once its conditions are confirmed.', async (path, thanks) => {
  const page = await visitor.get(path)
  const html = await page.clone().text()
  expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  const files = (text: string) => [...text.matchAll(/<a[^>]* href="[^"]*\/downloads\/[^"]*\.pdf[^"]*"/g)].length
  expect(files(html)).toBe(0)
  const form = await formOf(page, path, 'responseElementId')
  const [state = ''] = form.fields.flatMap(([name]) => (name.endsWith('[__state]') ? [name] : []))
  const send = (confirmed: string[]) =>
    submitForm(
      visitor,
      fillForm(form, Object.fromEntries(confirmed.map((box) => [state.replace('__state', box), '1']))),
    )
  const unconfirmed = await submitForm(visitor, form)
  const text = await unconfirmed.text()
  expect([unconfirmed.status, files(text)]).toEqual([422, 0])
  const summary = pageBody(text).querySelectorAll('main [role=alert] a')
  const boxes = [...summary].map((link) => link.getAttribute('href')?.replace(/^#.*-/, ''))
  expect(boxes).toEqual(CONFIRMATIONS)
  for (const left of CONFIRMATIONS) {
    const partly = await send(CONFIRMATIONS.filter((box) => box !== left))
    expect([left, partly.status, files(await partly.text())]).toEqual([left, 422, 0])
  }
  const done = await send(CONFIRMATIONS)
  const shown = await done.text()
  expect([done.status, shown.includes(thanks)]).toEqual([200, true])
  // Two documents in four languages.
  expect(files(shown)).toBe(8)
})

describe('the newsletter', () => {
  const pathOf = (text: string | undefined, page: string) => {
    const link = new RegExp(`https?://\\S+${page}\\S+`).exec(text ?? '')?.[0] ?? ''
    const { pathname, search } = new URL(link)
    return pathname + search
  }

  test('One field of the footer signs up, the link of the mail confirms, and each mail has the link to leave.', async () => {
    const email = 'leser@example.com'
    const sent = await visitor.post('/de/newsletter', { 'short-form-email': email, website: '' })
    expect(await thanksAt(sent, '/de/newsletter')).toContain('Fast fertig')
    const asked = await mailTo(email, /bestätigen/)
    const confirm = pathOf(asked.text, '/de/newsletter/bestaetigen')
    const token = 'tx_form_formframework'
    const page = await visitor.get(confirm)
    expect(page.headers.get('cache-control')).toBe('private, no-store')
    const html = await page.text()
    const name = /name="(tx_form_formframework\[[\w-]+\]\[token\])"/.exec(html)?.[1] ?? token
    const done = await submitForm(visitor, await openForm(visitor, confirm, name))
    expect(await thanksAt(done, '/de/newsletter/bestaetigen')).toContain('Ihre Anmeldung ist bestätigt')

    const welcome = await mailTo(email, /Sie erhalten den Newsletter/)
    const header = (key: string) => welcome.headers.find((one) => one.key === key)?.value
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    const leave = pathOf(header('list-unsubscribe')?.replace('>', ''), '/de/newsletter/abmelden')
    // As a mail program does it: no origin, no cookies, nothing but this field.
    const left = await fetch(site.url + leave, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    })
    expect(left.status).toBe(200)
    const gone = await submitForm(visitor, await openForm(visitor, confirm, name))
    expect([gone.status, (await gone.text()).includes('gilt nicht mehr')]).toEqual([422, true])
  })

  // Differs from the specification: 24.
  test('A wrong address is named beside the field.', async () => {
    const response = await visitor.post('/en/newsletter', { 'short-form-email': 'nobody', website: '' })
    const html = await response.text()
    expect([response.status, html.includes('Incorrect email address')]).toEqual([422, true])
    expect(html).toContain('value="nobody"')
  })
})
