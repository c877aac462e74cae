import { cpSync } from 'node:fs'
import { eq, sql } from 'drizzle-orm'
import { idOf } from '#backend/database/id.ts'
import { openDatabase } from '#backend/database/open.ts'
import { media, product } from '#backend/database/schema/catalogue.ts'
import { productId } from '#backend/shop/import/rows/keys.ts'
import { writeStep } from '#drawing/export/write-step.ts'
import { rectangle } from '#drawing/shape.ts'
import { findChromium, CHROMIUM_FLAGS } from '#test/support/chromium.ts'
import { makeFolder, type RunningSite, startSite } from '#test/support/site.ts'
import { siteTemplate } from '#test/support/template.ts'
import { PRODUCT_PATH } from './journey.ts'
import { expect, test as journey } from './site-fixture.ts'

/** A shop that has a STEP file of one of its products. */
const test = journey.extend<object, { site: RunningSite }>({
  site: [
    async ({}, use) => {
      const dataDir = makeFolder()
      cpSync(await siteTemplate(), dataDir, { recursive: true })
      await addStepFile(dataDir)
      const site = await startSite({ dataDir })
      await use(site)
      await site.dispose()
    },
    { scope: 'worker', timeout: 400_000 },
  ],
})

async function addStepFile(dataDir: string) {
  const solids = [{ outline: rectangle(0, 0, 40, 20), length: 60, material: 'pe' }] as const
  const step = writeStep(
    { name: 'block', parts: [{ number: 'block', name: 'block', solids }] },
    { author: 'Musterwerk', date: '2026-01-15' },
  )
  const { db, close } = await openDatabase({ dataDir })
  const [id, content] = [idOf('media', 'block.step'), Buffer.from(step)]
  const file = { id, fileName: 'block.step', mimeType: 'model/step', content, size: content.byteLength }
  await db.insert(media).values({ ...file, width: null, height: null, alt: { de: '', en: '' } })
  await db
    .update(product)
    .set({ mediaIds: sql`array_append(${product.mediaIds}, ${id})` })
    .where(eq(product.id, productId('T-1')))
  await close()
}

/** Without a graphics card, WebGL is computed. */
const SOFTWARE = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader']
test.use({
  launchOptions: {
    executablePath: findChromium() ?? '',
    args: [...CHROMIUM_FLAGS.filter((flag) => flag !== '--disable-gpu'), ...SOFTWARE],
  },
})

const PAGE = `/en/shop/cad/${productId('CT-06B1-S-2000')}?length=1250`

test('a model is turned, cut and measured by keyboard at three widths', async ({ page, check }) => {
  await page.goto(PAGE)
  const main = page.getByRole('main')
  const model = main.getByRole('application')
  const said = main.getByRole('status')
  for (const width of [390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await main.getByRole('button', { name: 'Isometric' }).click()
    await expect(said).toHaveText('Isometric')
    await check(page, `model at ${width} px`)
  }
  const pictureOf = async () => (await model.screenshot()).toString('base64')
  const before = await pictureOf()
  await model.focus()
  await page.keyboard.press('ArrowLeft')
  await expect.poll(pictureOf).not.toBe(before)
  await page.keyboard.press('2')
  await expect(said).toHaveText('Front')

  await main.getByLabel('Section plane').selectOption('across the length')
  await expect(said).toHaveText('Section across the length at 50%')
  await main.getByLabel('First edge').selectOption({ index: 1 })
  await expect(said).toHaveText('Choose the second edge.')
  await main.getByLabel('Second edge').selectOption({ index: 2 })
  await expect(said).toHaveText(/^Distance between the edges: [\d.]+\smm$/)
})

test('the dialog of the product page shows what is chosen, and gives back the graphics memory', async ({ page }) => {
  await page.goto(`${PRODUCT_PATH.en}?variant=CT-06B1-S-2000`)
  const link = page.getByRole('link', { name: 'CAD model and files' })
  // Before its scripts are there the link leads to the page of the model.
  await expect(page.getByRole('button', { name: 'Print product sheet' })).toBeEnabled()
  const dialog = page.getByRole('dialog', { name: 'CAD model CT-06B1-S-2000' })
  for (const round of ['first', 'second']) {
    await link.click()
    await expect(dialog.getByRole('button', { name: 'Front' }), `${round} time`).toBeEnabled()
    const context = await dialog
      .locator('canvas')
      .evaluateHandle((canvas) => canvas instanceof HTMLCanvasElement && canvas.getContext('webgl2'))
    const isLost = () => context.evaluate((gl) => gl && gl.isContextLost())
    expect(await isLost()).toBe(false)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(link).toBeFocused()
    // A browser has about 16 contexts: one that is not given back is missing to the next model.
    await expect.poll(isLost).toBe(true)
  }
})

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })
  test('the drawing stays until the model is asked for', async ({ page }) => {
    await page.goto(PAGE)
    await expect(page.getByRole('img', { name: 'Drawing of CT-06B1-S-2000_1250mm' })).toBeVisible()
    await page.getByRole('button', { name: 'Load 3D model' }).click()
    await expect(page.getByRole('application')).toBeVisible()
  })
})

test('a STEP file of the shop is shown after a button, read by a thread of its own', async ({ page, check }) => {
  const read: string[] = []
  page.on('request', (request) => read.push(new URL(request.url()).pathname))
  await page.goto(`/en/shop/cad/${productId('T-06B1-S-2000')}`)
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: /block\.step$/ })).toHaveAttribute('download', '')
  const models = main.getByRole('application')
  await expect(models).toHaveCount(1)
  const button = main.getByRole('button', { name: 'Load 3D model' })
  await expect(button).toBeEnabled()
  expect(read.filter((path) => /\.(wasm|step)$/.test(path))).toEqual([])
  await button.click()
  const given = main.getByRole('application', { name: '3D model block.step' })
  await expect(given).toBeVisible({ timeout: 60_000 })
  await expect(models).toHaveCount(2)
  const edges = main.getByLabel('First edge').last()
  await expect(edges.getByRole('option', { name: /60 mm/ })).toHaveCount(4)
  await check(page, 'a STEP file of the shop')
})
