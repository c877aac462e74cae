import { writeFile } from 'node:fs/promises'
import type { Page, TestInfo } from '@playwright/test'
import { PART_SIZE } from '#contracts/attachments/attachments.ts'
import { largePdf, SAMPLE_DXF, SAMPLE_SVG, samplePicture } from '#test/support/sample-files.ts'
import { expectReflow } from './expect-reflow.ts'
import { goToSummaryPage, confirmAll, newEmail, readNumber, VARIANT_NUMBER } from './journey.ts'
import { putOnePiece } from './begun-request.ts'
import { expect, test } from './site-fixture.ts'
import { words } from './words.ts'

const w = words.de
const CART = '/de/shop/cart'

const ofLine = (page: Page) => page.getByLabel(new RegExp(`^Dateien wählen, .*${VARIANT_NUMBER}`))
const ofRequest = (page: Page) => page.getByLabel('Dateien wählen, Zeichnungen und Fotos zur ganzen Anfrage')
const openLine = (page: Page) => page.getByText('Zeichnung oder Foto hinzufügen').click()
const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/octet-stream', buffer })

/** A file that the browser can read again after a reload, as the same one. */
async function onDisk(info: TestInfo, name: string, bytes: Uint8Array): Promise<string> {
  const path = info.outputPath(name)
  await writeFile(path, bytes)
  return path
}

test.beforeEach(async ({ context, site }) => putOnePiece(context, site.url))

test('files are sent as they are chosen, go with the request and are on its copy', async ({ page, check }) => {
  const look = async (screen: string) => {
    for (const width of [1024, 1440, 390]) {
      await page.setViewportSize({ width, height: 844 })
      await expectReflow(page, `${screen} at ${width} px`)
    }
    await check(page, screen)
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(CART)
  await openLine(page)
  await look('no files')
  await ofLine(page).setInputFiles([file('Halter.dxf', SAMPLE_DXF), file('Plan.svg', SAMPLE_SVG)])
  await expect(page.getByRole('button', { name: 'Halter.dxf entfernen' })).toBeVisible()
  await expect(page.getByText('SVG nehmen wir aus Sicherheitsgründen nicht an.').first()).toBeVisible()
  await look('a file and a refused one')
  const dismiss = page.getByRole('button', { name: 'Hinweis zu Plan.svg ausblenden' })
  await dismiss.click()
  await expect(dismiss).toHaveCount(0)

  await page.getByText('Zeichnungen und Fotos zur ganzen Anfrage').first().click()
  await ofRequest(page).setInputFiles(file('Foto.jpg', await samplePicture('jpeg', 800, 600)))
  const remove = page.getByRole('button', { name: 'Foto.jpg entfernen' })
  await expect(remove).toBeVisible()
  await remove.focus()
  await page.keyboard.press('Enter')
  const undo = page.getByRole('button', { name: 'Foto.jpg wieder hinzufügen' })
  await expect(undo).toBeFocused()
  await look('a removed file')
  await page.keyboard.press('Enter')
  await expect(remove).toBeFocused()

  await goToSummaryPage(page, w, newEmail())
  await expect(page.getByRole('table')).toContainText('Halter.dxf')
  await expect(page.getByText('Foto.jpg')).toBeVisible()
  await look('summary')
  await confirmAll(page, w)
  await page.getByRole('button', { name: w.send }).first().click()
  await readNumber(page, w)
  await expect(page.getByRole('table')).toContainText('Halter.dxf')
  // The comment of a request to another instance names the files once more.
  await expect(page.getByText('Foto.jpg').first()).toBeVisible()
  await look('confirmation')
})

test('a file that breaks off goes on: by a button, and after a reload when it is chosen again', async ({
  page,
  check,
}, info) => {
  const path = await onDisk(info, 'Anlage.pdf', largePdf(4 * PART_SIZE))
  let allowed = 1
  const parts: string[] = []
  await page.route('**/shop/attachments/parts/**', async (route) => {
    if (allowed <= 0) return route.abort('connectionreset')
    allowed -= 1
    parts.push(new URL(route.request().url()).searchParams.get('offset') ?? '')
    await route.continue()
  })
  await page.clock.install()
  await page.goto(CART)
  await openLine(page)
  await ofLine(page).setInputFiles(path)
  const goOn = page.getByRole('button', { name: 'Senden von Anlage.pdf fortsetzen' })
  /** A part is tried again for 15 s before the visitor has to decide. */
  const giveUp = () =>
    expect
      .poll(async () => {
        await page.clock.fastForward(5_000)
        return goOn.isVisible()
      })
      .toBe(true)
  await giveUp()
  await check(page, 'interrupted')

  allowed = 1
  await goOn.click()
  await expect(goOn).toBeHidden()
  await giveUp()
  await page.reload()
  await expect(page.getByText('unvollständig, 50')).toBeVisible()
  await check(page, 'unfinished')
  allowed = 100
  await ofLine(page).setInputFiles(path)
  await expect(page.getByText('Anlage.pdf ist hinzugefügt.')).toBeAttached()
  await expect(page.getByText('unvollständig')).toHaveCount(0)
  expect(parts).toEqual([0, 1, 2, 3].map((part) => String(part * PART_SIZE)))
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('files are sent by a button', async ({ page }) => {
    await page.goto(CART)
    await openLine(page)
    await ofLine(page).setInputFiles([file('Halter.dxf', SAMPLE_DXF), file('Plan.svg', SAMPLE_SVG)])
    await page.getByRole('button', { name: 'Dateien senden' }).first().click()
    await expect(page).toHaveURL(CART)
    await expect(page.getByText('Halter.dxf ist hinzugefügt.')).toBeVisible()
    await page.getByRole('button', { name: 'Halter.dxf entfernen' }).click()
    await page.getByRole('button', { name: 'Halter.dxf wieder hinzufügen' }).click()
    await expect(page.getByRole('button', { name: 'Halter.dxf entfernen' })).toBeVisible()
  })
})
