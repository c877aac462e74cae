import { cpSync } from 'node:fs'
import { eq, sql } from 'drizzle-orm'
import { idOf } from '#backend/database/id.ts'
import { openDatabase } from '#backend/database/open.ts'
import { media, product } from '#backend/database/schema/catalogue.ts'
import { productId } from '#backend/shop/import/rows/keys.ts'
import { writeStep } from '#drawing/export/write-step.ts'
import { rectangle } from '#drawing/geometry/shape.ts'
import { findChromium, CHROMIUM_FLAGS } from '#test/support/chromium.ts'
import { makeFolder, type RunningSite, startSite } from '#test/support/site.ts'
import { siteTemplate } from '#test/support/template.ts'
import { PRODUCT_PATH } from './journey.ts'
import { rowsOf } from './matrix.ts'
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

test('a model is turned, cut and measured by keyboard', async ({ page, check }) => {
  await page.goto(PAGE)
  const main = page.getByRole('main')
  const model = main.getByRole('application')
  const said = main.getByRole('status')
  for (const width of rowsOf([1440, 390, 1024])) {
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

test.describe('by mouse and by finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('a model is turned, moved and brought nearer, and the page stays where it is', async ({ page, context }) => {
    await page.goto(PAGE)
    const model = page.getByRole('main').getByRole('application')
    await expect(page.getByRole('main').getByRole('button', { name: 'Isometric' })).toBeEnabled()
    await model.scrollIntoViewIfNeeded()
    const { x, y, width, height } = (await model.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    const [middle, centre] = [x + width / 2, y + height / 2]
    const pictureOf = async () => (await model.screenshot()).toString('base64')
    const pictureAtRest = async () => {
      let last = await pictureOf()
      await expect
        .poll(async () => {
          const former = last
          last = await pictureOf()
          return last === former
        })
        .toBe(true)
      return last
    }
    const placeOf = () => page.evaluate(() => [scrollY, visualViewport?.scale])
    const place = await placeOf()
    const browser = await context.newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: [x: number, y: number][]) =>
      browser.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([px, py]) => ({ x: px, y: py })) })
    /** Two fingers from one distance to another, in steps as a hand makes them. */
    const pinch = async (from: number, to: number) => {
      const at = (distance: number): [number, number][] => [
        [middle - distance, centre],
        [middle + distance, centre],
      ]
      await touch('touchStart', ...at(from))
      for (let step = 1; step <= 5; step += 1) await touch('touchMove', ...at(from + ((to - from) * step) / 5))
      await touch('touchEnd')
    }
    const ways: Record<string, () => Promise<unknown>> = {
      'drag by mouse': async () => {
        await page.mouse.move(middle, centre)
        await page.mouse.down()
        await page.mouse.move(middle + 60, centre + 20, { steps: 5 })
        await page.mouse.up()
      },
      'drag by the right button': async () => {
        await page.mouse.move(middle, centre)
        await page.mouse.down({ button: 'right' })
        await page.mouse.move(middle + 40, centre, { steps: 5 })
        await page.mouse.up({ button: 'right' })
      },
      wheel: async () => {
        await page.mouse.move(middle, centre)
        await page.mouse.wheel(0, -200)
      },
      'one finger': async () => {
        await touch('touchStart', [middle, centre])
        for (let step = 1; step <= 5; step += 1) await touch('touchMove', [middle - 12 * step, centre])
        await touch('touchEnd')
      },
      'two fingers': () => pinch(40, 100),
    }
    for (const [way, move] of Object.entries(ways)) {
      const before = await pictureAtRest()
      await move()
      expect(await pictureAtRest(), way).not.toBe(before)
      expect(await placeOf(), way).toEqual(place)
    }
  })
})

test('the dialog of the product page shows the choice, and gives back the graphics memory', async ({ page }) => {
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
