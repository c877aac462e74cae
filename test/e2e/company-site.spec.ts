import type { Locator, Page } from '@playwright/test'
import { agedState } from '#test/support/aged-form.ts'
import { openHydrated } from '#test/support/hydrated.ts'
import type { RunningSite } from '#test/support/site.ts'
import { readMails } from './demo-mails.ts'
import { newEmail } from './journey.ts'
import { expect, test } from './site-fixture.ts'

const EVENT = { title: 'Seminar: designing chain guides', path: '/en/news/chain-guide-seminar-2027' }

const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 })
const linkIn = (page: Page, group: string, name: string) =>
  page.getByRole('group', { name: group }).getByRole('link', { name, exact: true })

test('a visitor finds an article by year and topic, shares it, and reads on', async ({ page, context, check }) => {
  await page.addInitScript(() => {
    const done: string[] = []
    Object.assign(window, { done, print: () => done.push('print') })
    // A device with a dialog of its own, which the machine of this test has not.
    Object.assign(navigator, { share: async ({ url }: { url: string }) => void done.push(url) })
  })
  const done = () => page.evaluate(() => Reflect.get(window, 'done'))
  await page.goto('/en/news')
  await test.step('the filters are part of the address, and go back with it', async () => {
    const all = await titles(page).count()
    await linkIn(page, 'Topic', 'Trade fairs and seminars').click()
    await expect(page).toHaveURL(/topic=\d+/)
    await expect(linkIn(page, 'Topic', 'Trade fairs and seminars')).toHaveAttribute('aria-current', 'true')
    const fairs = await titles(page).count()
    expect(fairs).toBeLessThan(all)
    await linkIn(page, 'Year', '2027').click()
    await expect(page).toHaveURL(/year=2027/)
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/^\d+ articles?/)
    await check(page, 'news of a year on a topic')
    await page.goBack()
    await expect(page).not.toHaveURL(/year=/)
    await expect(titles(page)).toHaveCount(fairs)
  })
  await test.step('an event is saved in the calendar, shared, copied and printed', async () => {
    await page.getByRole('main').getByRole('link', { name: EVENT.title }).click()
    await expect(page.getByRole('heading', { level: 1, name: EVENT.title })).toBeVisible()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Add to calendar' }).click(),
    ])
    expect(file.suggestedFilename()).toBe('chain-guide-seminar-2027.ics')
    const mail = await page
      .getByRole('list', { name: 'Share and save the article' })
      .getByRole('link', { name: 'Email' })
    await expect(mail).toHaveAttribute('href', /^mailto:\?subject=Seminar.*chain-guide-seminar-2027$/)
    await page.getByRole('button', { name: 'Share' }).click()
    await page.getByRole('button', { name: 'Print' }).click()
    await expect.poll(done).toEqual([expect.stringMatching(EVENT.path), 'print'])

    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const copy = page.getByRole('button', { name: 'Copy link' })
    await copy.click()
    await expect(page.getByText('The link was copied.')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(EVENT.path)
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'))
    })
    await copy.click()
    await expect(page.getByText('The link could not be copied')).toBeVisible()
    await check(page, 'an event')
  })
  await test.step('on paper it is the article alone', async () => {
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('list', { name: 'Share and save the article' })).toBeHidden()
    await expect(page.getByRole('heading', { level: 2, name: 'More articles' })).toBeHidden()
    await expect(page.getByRole('heading', { level: 1, name: EVENT.title })).toBeVisible()
    await page.emulateMedia({ media: 'screen' })
  })
  await test.step('the previous and the next article lead to each other', async () => {
    await page.getByRole('link', { name: /^Previous article/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: EVENT.title })).toBeHidden()
    await page.getByRole('link', { name: /^Next article/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: EVENT.title })).toBeVisible()
    const feed = page.locator('link[type="application/atom+xml"]')
    await expect(feed).toHaveAttribute('href', /^\/en\/.*/)
  })
})

test('a visitor filters the documents, and gets those behind a form by confirming once per visit', async ({
  page,
  check,
}) => {
  await page.goto('/en/downloads')
  const rows = page.getByRole('main').getByRole('link', { name: /PDF/ })
  const files = page.getByRole('main').locator('a[href*=".pdf"]')
  const all = await files.count()
  await page.getByRole('searchbox', { name: 'Search documents' }).fill('handling')
  await page.getByRole('searchbox', { name: 'Search documents' }).press('Enter')
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^1 document/)
  expect(await files.count()).toBeLessThan(all)
  await linkIn(page, 'Language', 'Čeština').click()
  await expect(page).toHaveURL(/q=handling.*language=cs|language=cs.*q=handling/)
  await expect(files.first()).toHaveAttribute('href', /handling-cs\.pdf/)
  await expect(page.getByText(/Version 3/)).toBeVisible()
  await check(page, 'filtered documents')
  await page.getByRole('searchbox', { name: 'Search documents' }).fill('hovercraft')
  await page.getByRole('button', { name: 'Search', exact: true }).last().click()
  await expect(page.getByText('No document matches this selection.')).toBeVisible()
  await page.getByRole('link', { name: 'Show all documents' }).click()
  await expect(files).toHaveCount(all)
  expect(await rows.count()).toBeGreaterThan(0)

  await page.goto('/en/company/quality')
  const confirm = page.getByRole('button', { name: 'Confirm and show files' })
  await confirm.click()
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(files).toHaveCount(0)
  await check(page, 'unconfirmed terms')
  for (const name of [/read the terms/, /checked the product data sheets/, /familiar with the handling information/])
    await page.getByRole('checkbox', { name }).check()
  await confirm.click()
  await expect(page.getByText('The files are ready.')).toBeVisible()
  await expect(files).toHaveCount(8)
  await check(page, 'confirmed terms')
  // The same visit: the files at once, and no second question.
  await page.goto('/en/company/quality')
  await expect(page.getByText('You have already confirmed the conditions during this visit.')).toBeVisible()
  await expect(files).toHaveCount(8)
  await expect(confirm).toHaveCount(0)
})

test('a visitor finds a contact by subject and region', async ({ page, check }) => {
  await page.goto('/en/contact')
  for (const name of ['Anna Kreutz', 'Henrik Lund', 'Petra Šimková', 'Jonas Veldhuis'])
    await expect(person(page, name)).toBeVisible()
  await linkIn(page, 'Subject', 'Sales').click()
  await expect(person(page, 'Anna Kreutz')).toHaveCount(0)
  await expect(person(page, 'Petra Šimková')).toBeVisible()
  await linkIn(page, 'Region', 'Netherlands and Belgium').click()
  await expect(person(page, 'Petra Šimková')).toHaveCount(0)
  await expect(person(page, 'Jonas Veldhuis')).toBeVisible()
  await check(page, 'one contact')
  await linkIn(page, 'Region', 'All').click()
  await linkIn(page, 'Subject', 'All').click()
  await expect(person(page, 'Anna Kreutz')).toBeVisible()
})

const person = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { level: 3, name })

const ENTRIES = { Name: 'Ute Brandt', Message: 'Does profile CT-08B1 fit carrier U20?' }

/**
 * A form that comes back sooner than a person could fill it in has to be sent again. This one was opened a minute ago.
 */
async function ageForm(page: Page, site: RunningSite) {
  const state = page.getByRole('main').locator('input[name$="[__state]"]').first()
  const aged = await agedState(site, await state.inputValue())
  await state.evaluate((input: HTMLInputElement, value) => (input.value = value), aged)
}

/** Fills the contact form without its address, sends it, and expects the form back with its input. */
async function sendIncomplete(page: Page) {
  for (const [name, value] of Object.entries(ENTRIES)) await field(page, name).fill(value)
  await sendButton(page).click()
  await expect(page.getByRole('alert')).toContainText('The form contains a couple of errors')
  await expect(field(page, 'Email')).toHaveAttribute('aria-invalid', 'true')
  await expect(field(page, 'Message')).toHaveValue(ENTRIES.Message)
}

const field = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('textbox', { name: new RegExp(`^${name}`) })
const sendButton = (page: Page) => page.getByRole('button', { name: 'Send message' })

test('a message goes through the five states of its form, and arrives once however often it is sent', async ({
  page,
  context,
  site,
  check,
}) => {
  const email = newEmail()
  await openHydrated(page, '/en/contact')
  await ageForm(page, site)
  await sendIncomplete(page)
  await check(page, 'a message with errors')
  await field(page, 'Email').fill(email)

  await test.step('without a connection it says so and keeps the message', async () => {
    await context.setOffline(true)
    await sendButton(page).click()
    await expect(page.getByText('Unfortunately, we can’t process your form yet.')).toBeVisible()
    await expect(field(page, 'Message')).toHaveValue(ENTRIES.Message)
    await check(page, 'a message that was not taken')
    await context.setOffline(false)
  })
  await test.step('while it is sent a second press does nothing', async () => {
    let posts = 0
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/en/contact*', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback()
      posts += 1
      await held
      await route.fallback()
    })
    await sendButton(page).click()
    await expect(page.getByText('Sending…')).toBeAttached()
    await sendButton(page).click({ force: true })
    release()
    await expect(page.getByText('Your message has arrived')).toBeVisible()
    expect(posts).toBe(1)
    await check(page, 'a message that was sent')
  })
  const another = newEmail()
  await test.step('a link to its page begins another message', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click()
    await expect(page.getByText('Your message has arrived')).toHaveCount(0)
    for (const name of ['Name', 'Email', 'Message']) await expect(field(page, name)).toHaveValue('')
    await field(page, 'Message').fill(ENTRIES.Message)
    await linkIn(page, 'Subject', 'Sales').click()
    await expect(person(page, 'Anna Kreutz')).toHaveCount(0)
    await expect(field(page, 'Message')).toHaveValue(ENTRIES.Message)
    await ageForm(page, site)
    await sendIncomplete(page)
    await field(page, 'Email').fill(another)
    await sendButton(page).click()
    await expect(page.getByText('Your message has arrived')).toBeVisible()
  })
  await readMails(page, site, another, 1)
  // The receipt goes to an address that is not confirmed: it repeats nothing that was typed.
  expect((await readMails(page, site, email, 1)).map(({ text }) => text)[0]).not.toContain(ENTRIES.Message)
})

test('without scripts the same message arrives once, and a filter is a link', async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false })
  const page = await context.newPage()
  const email = newEmail()
  await page.goto('/en/contact')
  await linkIn(page, 'Subject', 'Sales').click()
  await expect(page.getByRole('main').getByText('Anna Kreutz')).toHaveCount(0)
  await ageForm(page, site)
  await sendIncomplete(page)
  await field(page, 'Email').fill(email)
  await sendButton(page).click()
  await expect(page.getByText('Your message has arrived')).toBeVisible()
  // A filter of the page that came back leads to the page, not to the form.
  await expect(linkIn(page, 'Subject', 'Sales')).toHaveAttribute('href', /^\/en\/contact\?subject=Sales#/)
  // A reload sends nothing: the browser shows the page again.
  await page.reload()
  await expect(page.getByText('Your message has arrived')).toHaveCount(0)
  await expect(sendButton(page)).toBeVisible()
  await readMails(page, site, email, 1)
  await page.goto('/en/company/quality')
  await page.getByRole('button', { name: 'Confirm and show files' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await context.close()
})
