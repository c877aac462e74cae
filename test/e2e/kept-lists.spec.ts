import { NEW_PASSWORD, newCustomer } from '#test/support/account-visitor.ts'
import { openHydrated } from '#test/support/hydrated.ts'
import { putRequest } from './begun-request.ts'
import { rowsOf } from './matrix.ts'
import { expect, test } from './site-fixture.ts'
import { words } from './words.ts'

const LIST = '/de/shop/list'
const TEXT = 'CT-08B1-S-2000; 4; 1250\nKR-08B1-15; 2'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

for (const width of rowsOf([1440, 390])) {
  test(`a list is named, kept, renamed, deleted and restored at ${width} px`, async ({ page, check }) => {
    await page.setViewportSize({ width, height: 844 })
    const field = page.getByRole('textbox', { name: 'Artikelnummern' })
    const name = page.getByRole('textbox', { name: 'Name der Liste' })
    const lists = page.getByRole('list', { name: 'Gespeicherte Listen' }).getByRole('listitem')
    const said = (text: string) => page.getByRole('status').filter({ hasText: text })
    await page.goto(LIST)
    await field.fill(TEXT)
    await page.getByRole('button', { name: 'Eingabe speichern' }).click()
    await expect(name).toHaveAccessibleDescription('Bitte geben Sie der Liste einen Namen.')
    await name.fill('Linie 4')
    await page.getByRole('button', { name: 'Eingabe speichern' }).click()
    await expect(said('„Linie 4“ ist gespeichert.')).toBeVisible()
    await expect(lists).toHaveText([/^Linie 4 2 Zeilen/])
    await check(page, `kept list at ${width} px`)

    await test.step('it is there after a reload, and loading it can be undone', async () => {
      await page.reload()
      await field.fill('my own text')
      await page.getByRole('group', { name: 'Linie 4' }).getByRole('button', { name: 'Laden' }).click()
      await expect(field).toHaveValue(TEXT)
      await page.getByRole('button', { name: 'Rückgängig' }).click()
      await expect(field).toHaveValue('my own text')
      await page.getByRole('group', { name: 'Linie 4' }).getByRole('button', { name: 'Laden' }).click()
    })

    await test.step('renamed, deleted and restored', async () => {
      await page.getByRole('button', { name: 'Umbenennen' }).click()
      await expect(page.getByRole('textbox', { name: 'Neuer Name für „Linie 4“' })).toBeFocused()
      await page.keyboard.type('LINIE 4')
      await check(page, `renaming at ${width} px`)
      await page.getByRole('button', { name: 'Abbrechen' }).click()
      await expect(page.getByRole('button', { name: 'Umbenennen' })).toBeFocused()
      await page.keyboard.press('Enter')
      await page.keyboard.type('Linie 5')
      await page.keyboard.press('Enter')
      await expect(lists).toHaveText([/^Linie 5/])
      await page.getByRole('button', { name: 'Löschen' }).click()
      await expect(page.getByText('Noch ist keine Liste gespeichert.')).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Gespeicherte Listen' })).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(page.getByRole('button', { name: 'Rückgängig' })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(lists).toHaveText([/^Linie 5/])
    })

    await test.step('the loaded list is an ordinary one', async () => {
      await page.getByRole('button', { name: 'Liste prüfen' }).click()
      await expect(said('2 Zeilen stimmen.')).toBeVisible()
    })
  })
}

test('the address of a list fills the field of another visitor, unchecked, and is not sent', async ({
  page,
  browser,
}) => {
  await page.goto(LIST)
  await page.getByRole('textbox', { name: 'Artikelnummern' }).fill(TEXT)
  await page.getByRole('textbox', { name: 'Name der Liste' }).fill('Linie 4')
  await page.getByRole('button', { name: 'Eingabe speichern' }).click()
  await page.getByRole('button', { name: 'Link kopieren' }).click()
  await expect(page.getByText('Der Link ist kopiert.')).toBeVisible()
  const address = await page.evaluate(() => navigator.clipboard.readText())
  expect(new URL(address).search).toBe('')

  const other = await browser.newContext()
  const theirs = await other.newPage()
  const field = theirs.getByRole('textbox', { name: 'Artikelnummern' })
  await theirs.goto(address)
  await expect(field).toHaveValue(TEXT)
  await expect(theirs.getByText('„Linie 4“ steht im Eingabefeld, noch ungeprüft.')).toBeVisible()
  await expect(theirs.getByRole('textbox', { name: 'Name der Liste' })).toHaveValue('Linie 4')
  await theirs.goto('about:blank')
  await theirs.goto(address.replace(/&name.*/, '').slice(0, -6))
  await expect(theirs.getByRole('alert').filter({ hasText: 'keine lesbare Liste' })).toBeVisible()
  await expect(field).toHaveValue('')
  await other.close()
})

test('the request is saved as a list, and comes into the field again', async ({ page, context, site }) => {
  await putRequest(context, site.url)
  await openHydrated(page, '/de/shop/cart')
  await page.getByRole('link', { name: 'Als Liste speichern' }).click()
  await page.getByRole('textbox', { name: 'Name der Liste' }).fill('Anfrage')
  await page.getByRole('button', { name: 'Anfrage speichern' }).click()
  await page.getByRole('group', { name: 'Anfrage' }).getByRole('button', { name: 'Laden' }).click()
  await expect(page.getByRole('textbox', { name: 'Artikelnummern' })).toHaveValue(/CT-08B1-S-2000;3;500/)
})

test('a browser that stores nothing says so and keeps the entry', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await page.goto(LIST)
  await page.getByRole('textbox', { name: 'Artikelnummern' }).fill(TEXT)
  await page.getByRole('textbox', { name: 'Name der Liste' }).fill('Linie 4')
  await page.getByRole('button', { name: 'Eingabe speichern' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Der Browser hat nichts gespeichert' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Name der Liste' })).toHaveValue('Linie 4')
})

test('damaged lists and too many of them do no harm', async ({ page }) => {
  await page.addInitScript(() => {
    const lists = Array.from({ length: 20 }, (_, index) => ({ name: `Linie ${index}`, text: 'KR-08B1-15' }))
    if (!localStorage.getItem('item-lists')) localStorage.setItem('item-lists', JSON.stringify([7, ...lists, null]))
  })
  await page.goto(LIST)
  const lists = page.getByRole('list', { name: 'Gespeicherte Listen' }).getByRole('listitem')
  await expect(lists).toHaveCount(20)
  await page.getByRole('textbox', { name: 'Artikelnummern' }).fill(TEXT)
  await page.getByRole('textbox', { name: 'Name der Liste' }).fill('Linie 21')
  await page.getByRole('button', { name: 'Eingabe speichern' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Mehr als 20 Listen' })).toBeVisible()
  await page.evaluate(() => localStorage.setItem('item-lists', '{"no":'))
  await page.reload()
  await expect(page.getByText('Noch ist keine Liste gespeichert.')).toBeVisible()
})

test('an account takes over the lists of the device, and another device has them', async ({
  page,
  site,
  browser,
  check,
}) => {
  const { email } = await newCustomer(site)
  const signIn = async (at: typeof page) => {
    await at.goto(`/de/shop/account/login?to=${LIST}`)
    const main = at.getByRole('main')
    await main.getByRole('textbox', { name: words.de.email }).fill(email)
    await main.getByRole('textbox', { name: words.de.password }).fill(NEW_PASSWORD)
    await main.getByRole('button', { name: words.de.signIn }).click()
    await expect(at).toHaveURL(new RegExp(`${LIST}$`))
  }
  const listsOf = (at: typeof page) => at.getByRole('list', { name: 'Gespeicherte Listen' }).getByRole('listitem')
  await page.goto(LIST)
  await page.evaluate((text) => localStorage.setItem('item-lists', JSON.stringify([{ name: 'Linie 4', text }])), TEXT)
  await signIn(page)
  await expect(page.getByText('1 Liste dieses Geräts liegt jetzt in Ihrem Konto.')).toBeVisible()
  await expect(listsOf(page)).toHaveText([/^Linie 4 2 Zeilen/])
  await check(page, 'lists of an account')
  expect(await page.evaluate(() => localStorage.getItem('item-lists'))).toBe('[]')

  const elsewhere = await browser.newContext({ baseURL: site.url })
  const other = await elsewhere.newPage()
  await signIn(other)
  await expect(listsOf(other)).toHaveText([/^Linie 4/])
  await other.getByRole('button', { name: 'Löschen' }).click()
  await expect(other.getByText('Noch ist keine Liste gespeichert.')).toBeVisible()
  await other.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(listsOf(other)).toHaveText([/^Linie 4/])
  await other.request.post('/de/shop/account/logout', { headers: { origin: site.url } })
  // A page from before the sign-out in another tab changes nothing any more.
  await other.getByRole('button', { name: 'Löschen' }).click()
  await expect(other.getByRole('alert').filter({ hasText: 'Sie sind nicht mehr angemeldet' })).toBeVisible()
  await expect(other.getByText('Noch ist keine Liste gespeichert.')).toBeVisible()
  await elsewhere.close()
  await page.reload()
  await expect(page.getByText('nur in diesem Browser auf diesem Gerät')).toBeVisible()
})
