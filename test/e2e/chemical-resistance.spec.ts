import { expect, test } from './site-fixture.ts'

const TOOL = '/en/tools/chemical-resistance'

test('a cleaning plan is answered on the device while it is filled in, and leads to products and a question', async ({
  page,
  check,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(TOOL)
  const form = page.getByRole('search', { name: 'Media and plastics' })
  const first = form.getByRole('group', { name: 'Medium 1' })
  const second = form.getByRole('group', { name: 'Medium 2' })
  const medium = first.getByRole('textbox', { name: 'Medium, CAS number or formula' })
  await check(page, 'the tool at 390 px')

  await test.step('a name with a typing mistake is not corrected, but has suggestions', async () => {
    await medium.fill('sodium hipochlorit')
    await expect(first.getByText('Did you mean one of these?')).toBeVisible()
    await expect(first.getByRole('link', { name: 'Sodium hypochlorite (bleach)' })).toBeVisible()
    await expect(page.getByRole('heading', { name: /^Plastics for/ })).toHaveCount(0)
    await expect(medium).toHaveValue('sodium hipochlorit')
  })

  await test.step('a name with its concentration fills both fields', async () => {
    await medium.fill('hydrogen peroxide 30 %')
    await expect(first.getByRole('textbox', { name: 'Concentration' })).toHaveValue('30')
    await expect(page.getByRole('heading', { name: 'Plastics for Hydrogen peroxide' })).toBeVisible()
    await first.getByRole('textbox', { name: 'Temperature' }).focus()
    await expect(medium).toHaveValue('hydrogen peroxide')
  })

  await test.step('a name that several media bear asks', async () => {
    await medium.fill('chlorine')
    await expect(first.getByText('Which medium do you mean?')).toBeVisible()
    await medium.fill('sodium')
    await first.getByRole('link', { name: 'Sodium hydroxide solution' }).click()
    await expect(medium).toHaveValue('Sodium hydroxide solution')
    await first.getByRole('textbox', { name: 'Concentration' }).fill('2')
    await first.getByRole('textbox', { name: 'Temperature' }).fill('60')
    await expect(page).toHaveURL(`${TOOL}?medium=natronlauge&concentration=2&temperature=60`)
  })

  const ranking = page.getByRole('list').filter({ has: page.getByRole('heading', { level: 3, name: 'PEEK' }) })
  const ranked = (name: string) =>
    ranking.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })

  await test.step('a second medium decides for another plastic', async () => {
    await expect(ranked('POM-C')).toContainText('A, stable')
    await form.getByRole('button', { name: 'Add a medium' }).click()
    const name = second.getByRole('textbox', { name: 'Medium, CAS number or formula' })
    await expect(name).toBeFocused()
    await name.fill('79-21-0')
    await expect(page.getByRole('heading', { name: 'Plastics for both media' })).toBeVisible()
    await expect(ranked('POM-C')).toContainText('C, unstable')
    await expect(ranked('POM-C')).toContainText('Peracetic acid')
    const formula = page.getByRole('img', { name: 'Structural formula: Peracetic acid' })
    await formula.scrollIntoViewIfNeeded()
    await expect(formula).toBeVisible()
  })

  await test.step('the table was loaded once, and the server was not asked again', async () => {
    expect(asked.filter((path) => path.endsWith('/table.json'))).toHaveLength(1)
    expect(asked).not.toContain(`${TOOL}.data`)
  })
  await check(page, 'a plan at 390 px')

  await test.step('the answer is the same from the server', async () => {
    const before = await ranking.getByRole('heading').allTextContents()
    await page.reload()
    await expect(ranking.getByRole('heading')).toHaveText(before)
    await page.setViewportSize({ width: 1024, height: 900 })
    await check(page, 'a plan at 1024 px')
  })

  await page.setViewportSize({ width: 1440, height: 900 })
  await test.step('a plastic has the list of media that attack it', async () => {
    await ranked('POM-C').getByRole('link', { name: 'What does POM-C not resist?' }).click()
    await expect(page.getByRole('heading', { name: 'What POM-C must not touch' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Peracetic acid' })).toBeVisible()
    await check(page, 'the media of a plastic at 1440 px')
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Plastics for both media' })).toBeVisible()
  })

  await test.step('a plastic without products says so, and the question goes to the engineers', async () => {
    await ranked('PA46').getByRole('link', { name: 'Products in PA46' }).click()
    await expect(page.getByText('We found no products in PA46. Please ask us.')).toBeVisible()
    await page.goBack()
    await page.getByRole('link', { name: 'Ask us about these media' }).click()
    await expect(page.locator('main textarea').first()).toHaveValue(
      /Sodium hydroxide solution, 2\s%, 60\s°C; Peracetic acid/,
    )
  })
})
