import { PRODUCT_PATH, VARIANT_NUMBER } from './journey.ts'
import { rowsOf } from './matrix.ts'
import { expect, test } from './site-fixture.ts'
import { words } from './words.ts'
import { untilHydrated } from '#test/support/hydrated.ts'

for (const [width, material] of rowsOf([
  [390, 'Werkstoff S grün'],
  [1440, 'S grün'],
])) {
  test(`the cells of a column do not repeat its name at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(PRODUCT_PATH.de)
    const row = page.getByRole('row').filter({ has: page.getByRole('radio', { name: 'CT-06B1-S-2000' }) })
    const cell = row.getByRole('cell').filter({ hasText: 'grün' })
    // The visible text.
    expect((await cell.innerText()).trim()).toBe(material)
    const filter = page.getByRole('combobox', { name: /Werkstoff$/ })
    await expect(filter.getByRole('option', { name: 'S grün', exact: true })).toHaveCount(1)
    await filter.selectOption('S schwarz')
    await expect(row).toBeHidden()
  })
}

for (const { width, height, screens, hasPanel } of rowsOf([
  { width: 1440, height: 900, screens: 1, hasPanel: true },
  // The panel is below the steps there, neither beside them nor at the window's edge.
  { width: 1024, height: 768, screens: 2, hasPanel: false },
  { width: 390, height: 844, screens: 2, hasPanel: true },
])) {
  test(`on a first visit at ${width} px the choice of 78 variants begins on screen ${screens}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto(PRODUCT_PATH.de)
    await expect(page.getByRole('status').filter({ hasText: '78 von 78' })).toBeVisible()
    const head = page.getByRole('table', { name: 'Ausführungen zur Auswahl' }).locator('thead')
    const endOfHead = async () => {
      const box = await head.boundingBox()
      return box ? box.y + box.height : Number.POSITIVE_INFINITY
    }
    expect(await endOfHead()).toBeLessThanOrEqual(screens * height)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
    await expect(main.getByRole('figure').getByRole('img').first()).toBeInViewport({ ratio: 1 })
    const price = main.getByRole('complementary').getByText('Preis auf Anfrage')
    if (hasPanel) await expect(price).toBeInViewport({ ratio: 1 })
    // The page as it stands with its own font, too.
    await page.evaluate(() => document.fonts.load('1em "Sofia Sans"'))
    expect(await endOfHead()).toBeLessThanOrEqual(screens * height)
  })
}

for (const width of rowsOf([1024, 390, 1440])) {
  test(`a tap anywhere in a row chooses its variant at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(PRODUCT_PATH.de)
    const rows = page.getByRole('row').filter({ has: page.getByRole('radio') })
    for (const [index, share] of [0.03, 0.2, 0.5, 0.9].entries()) {
      const row = rows.nth(index + 1)
      await row.scrollIntoViewIfNeeded()
      const box = await row.boundingBox()
      if (!box) throw new Error('the row is not shown')
      if (width === 390) expect(box.height).toBeGreaterThanOrEqual(44)
      await row.click({ position: { x: box.width * share, y: box.height / 2 } })
      await expect(row.getByRole('radio')).toBeChecked()
    }
  })
}

test('a phone spells the letters out, keeps words whole, and shows 6 of 78 rows until all are asked for', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(PRODUCT_PATH.de)
  await test.step('each row names the letters', async () => {
    const labels = await page
      .getByRole('row')
      .filter({ has: page.getByRole('radio', { name: 'CT-06B1-S-2000' }) })
      .getByRole('cell')
      .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, '::before').content))
    expect(labels.join()).toContain('Stegbreite r')
  })
  await test.step('each view of the product has one tab, whose word is whole', async () => {
    const tabs = page.getByRole('group', { name: 'Ansichten' }).locator('label')
    await expect(tabs).toHaveText(['Ansicht', 'Querschnitt', 'Einbau'])
    const heights = await tabs.evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().height))
    expect(Math.max(...heights)).toBeLessThan(50)
  })
  await test.step('the names of the technical data are not cut in the middle of a word', async () => {
    const name = page.getByRole('term').filter({ hasText: 'Oberflächenwiderstand' })
    const lines = await name.evaluate((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return new Set([...range.getClientRects()].map(({ top }) => top)).size
    })
    expect(lines).toBe(1)
  })
  await test.step('the other rows come by a button', async () => {
    const rows = page.getByRole('row').filter({ has: page.getByRole('radio') })
    await expect(rows).toHaveCount(6)
    await page.getByRole('button', { name: 'Alle 78 Ausführungen zeigen' }).click()
    await expect(rows).toHaveCount(78)
  })
})

test('an item number can be marked with the mouse', async ({ page }) => {
  await page.goto(PRODUCT_PATH.de)
  const number = page.getByRole('rowheader', { name: VARIANT_NUMBER }).getByText(VARIANT_NUMBER)
  await number.scrollIntoViewIfNeeded()
  const box = await number.boundingBox()
  if (!box) throw new Error('the number is not shown')
  const y = box.y + box.height / 2
  await page.mouse.move(box.x + 1, y)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width - 1, y, { steps: 4 })
  await page.mouse.up()
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(VARIANT_NUMBER)
})

test('the button of the panel leads to the choice first, and adds once a variant is chosen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(PRODUCT_PATH.de)
  const panel = page.getByRole('complementary')
  await expect(page.getByLabel(words.de.filterNumber)).toBeEnabled()
  await expect(panel.getByRole('button', { name: words.de.add })).toHaveCount(0)
  await panel.getByRole('button', { name: words.de.choose }).click()
  await expect(page.getByRole('region', { name: words.de.choose })).toBeFocused()
  await expect(page.getByRole('heading', { name: words.de.choose })).toBeInViewport()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByRole('status').filter({ hasText: 'Bitte wählen Sie zuerst eine Ausführung' })).toBeVisible()
  await page.getByRole('radio', { name: 'CT-06B1-SA-2000' }).check()
  await page.getByRole('spinbutton', { name: words.de.pieces }).fill('6')
  await expect(panel.getByText('CT-06B1-SA-2000').filter({ hasText: /· 6.×.ganze Stange/ })).toBeVisible()
  await expect(panel.getByRole('button', { name: words.de.add })).toBeVisible()
})

test('the number in the panel is copied by one click', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${PRODUCT_PATH.de}?variant=${VARIANT_NUMBER}`)
  await page.getByRole('button', { name: `${VARIANT_NUMBER} kopieren` }).click()
  await expect(page.getByText(`${VARIANT_NUMBER} ist kopiert`)).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(VARIANT_NUMBER)
})

test('the added lines are named, the C-profile with its guide', async ({ page }) => {
  await page.goto(`${PRODUCT_PATH.de}?variant=${VARIANT_NUMBER}`)
  await expect(page.getByLabel(words.de.filterNumber)).toBeEnabled()
  await page.getByRole('radio', { name: words.de.galvanised }).check()
  await page.getByRole('button', { name: words.de.add, exact: true }).click()
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: /CT-08B1-S-2000 .+, dazu C30-ZN-2000 \(2 Positionen\): 1.×.ganze Stange/ }),
  ).toBeVisible()
})

test('on a phone a notice is above the bar', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${PRODUCT_PATH.de}?variant=${VARIANT_NUMBER}`)
  const panel = page.getByRole('complementary')
  // Before the scripts it is a form, whose response is a page.
  await untilHydrated(page)
  await panel.getByRole('button', { name: words.de.add, exact: true }).click()
  await panel.getByRole('link', { name: words.de.accessories }).click()
  await page.getByRole('dialog').getByRole('button', { name: words.de.addAll }).click()
  const notice = page.getByRole('status').filter({ hasText: /Artikel liegen in der Anfrage/ })
  await expect(notice).toBeVisible()
  const [bar, card] = [await panel.boundingBox(), await notice.boundingBox()]
  if (!bar || !card) throw new Error('both are shown')
  expect(card.y + card.height).toBeLessThanOrEqual(bar.y)
  // Beside the word and not on top of it.
  const request = page.getByRole('banner').getByRole('link', { name: /Stück in der Anfrage/ })
  const [word, badge] = await Promise.all(
    [request.getByText('Anfrage', { exact: true }), request.getByText(/^\d+$/)].map((part) => part.boundingBox()),
  )
  if (!word || !badge) throw new Error('both are shown')
  expect(badge.x).toBeGreaterThanOrEqual(word.x + word.width)
  expect(badge.x + badge.width).toBeLessThanOrEqual(390)
})

test('links to the parts of the page stick below the header', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await page.goto(PRODUCT_PATH.de)
  const parts = page.getByRole('navigation', { name: 'Teile dieser Seite' })
  await parts.getByRole('link', { name: 'Zuschnitt' }).click()
  const heading = page.getByRole('heading', { name: 'Zuschnitt' })
  await expect(heading).toBeInViewport()
  await expect(parts).toBeInViewport()
  await expect
    .poll(async () => ((await heading.boundingBox())?.y ?? 0) - ((await parts.boundingBox())?.y ?? 0))
    .toBeGreaterThan(40)
})

test('the first page of the print has number, view, section, facts and request; the table follows', async ({
  page,
}) => {
  await page.setViewportSize({ width: 688, height: 1000 })
  await page.goto(`${PRODUCT_PATH.de}?variant=${VARIANT_NUMBER}`)
  const filter = await page.getByLabel('Filtern nach Kette').locator('option').nth(2).textContent()
  await page.getByLabel('Filtern nach Kette').selectOption(filter)
  await page.emulateMedia({ media: 'print' })
  const main = page.getByRole('main')
  const topOf = async (part: ReturnType<typeof main.getByRole>) => (await part.boundingBox())?.y ?? Number.NaN
  const view = main.getByRole('img', { name: VARIANT_NUMBER, exact: true })
  const section = main.getByRole('img', { name: `Querschnitt ${VARIANT_NUMBER}` })
  expect(Math.abs((await topOf(view)) - (await topOf(section)))).toBeLessThan(40)
  const technical = await topOf(main.getByRole('heading', { name: 'Technische Daten' }))
  const request = main.getByRole('complementary')
  const end = (await topOf(request)) + ((await request.boundingBox())?.height ?? 0)
  expect(technical).toBeLessThan(await topOf(request))
  // A page of A4 less its margins, at 96 px an inch.
  expect(end).toBeLessThan(1009)
  expect(await topOf(main.getByRole('table', { name: 'Ausführungen zur Auswahl' }))).toBeGreaterThan(end)
  // The plan of the cuts begins the page of the table, rather than having one of its own.
  const breaks = (name: string) =>
    main.getByRole('region', { name }).evaluate((part) => getComputedStyle(part).breakBefore)
  expect([await breaks('Zuschnitt'), await breaks('Ausführung wählen')]).toEqual(['page', 'auto'])
  // Filtered as on the screen, which says by what.
  expect(
    await main
      .getByRole('table', { name: 'Ausführungen zur Auswahl' })
      .getByRole('row')
      .filter({ visible: true })
      .count(),
  ).toBe(7)
  await expect(main.getByRole('list', { name: 'Aktive Filter' })).toHaveText(/08B-1/)
  await expect(main.getByRole('heading', { name: 'C-Profil aus Stahl dazu?' })).toBeHidden()
})

for (const [letters, hasFont] of [
  ['the site’s letters', true],
  ['the stand-in letters of a first visit', false],
] as const) {
  test(`the table of a tensioner is not wider than its column at 1440 px in ${letters}`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    if (hasFont) {
      // From now on the browser has the font at once.
      await page.goto('/de')
      await page.evaluate(() => document.fonts.ready)
    } else await page.route('**/*.woff2', (route) => route.abort())
    await page.goto('/de/shop/product/spannelemente/kettenspanner-spann-box')
    await page.evaluate(() => document.fonts.ready)
    const wide = await page
      .getByRole('table', { name: 'Ausführungen zur Auswahl' })
      .evaluate((table) => table.scrollWidth - (table.parentElement?.clientWidth ?? 0))
    expect(wide).toBeLessThanOrEqual(0)
  })
}

test('a phone filters by measures and sorts, too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(PRODUCT_PATH.de)
  await page.getByRole('button', { name: 'Nach Maßen filtern, sortieren' }).click()
  await page.getByLabel(/^Filtern nach Breite$/).fill('26-27')
  await expect(page.getByRole('status').filter({ hasText: 'von 78' })).not.toHaveText(/^78/)
  await page.getByRole('combobox', { name: 'Sortieren' }).selectOption('Artikelnummer absteigend')
  await expect(page.getByRole('rowheader', { name: /^CT-/ }).filter({ visible: true })).toHaveText([
    'CT-10B1-SN-3000',
    'CT-10B1-SN-2000',
    'CT-10B1-SA-3000',
    'CT-10B1-SA-2000',
    'CT-10B1-S-3000',
    'CT-10B1-S-2000',
  ])
})

test('the keyboard goes past the filters to the list', async ({ page }) => {
  await page.goto(PRODUCT_PATH.de)
  await expect(page.getByLabel(words.de.filterNumber)).toBeEnabled()
  await page.getByRole('link', { name: 'Zur Liste der Ausführungen' }).press('Enter')
  await expect(page.getByRole('radio', { name: 'CT-06B1-S-2000' })).toBeFocused()
})
