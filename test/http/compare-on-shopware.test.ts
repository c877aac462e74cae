import { expect, test, vi } from 'vitest'
import { SOON } from '#test/support/soon.ts'
import { pageBody } from '#test/support/page-dom.ts'
import { sharedSiteOnShopware } from '#test/support/shopware/site-on-shopware.ts'
import { comparePath } from '#web/app/paths.ts'

const running = await sharedSiteOnShopware()

async function compare(...items: string[]) {
  const response = await fetch(running.site.url + comparePath('de', items))
  expect(response.status).toBe(200)
  const body = pageBody(await response.text())
  const rows = [...body.querySelectorAll('tbody tr')].map((row) => [
    row.querySelector('th')?.textContent.trim() ?? '',
    ...[...row.querySelectorAll('td')].map((cell) => cell.textContent.trim()),
  ])
  return {
    heads: [...body.querySelectorAll('thead th a:not([data-print])')].map((one) => one.textContent.trim()),
    rows,
    alert: body.querySelector('[role="alert"]')?.textContent,
  }
}

test('variants and another product of a Shopware are compared by their measures, options, cuts and prices', async () => {
  const { heads, rows } = await compare('ct 08b1 s 2000', 'CT-08B1-S-3000', 'KR-08B-17')
  expect(heads).toEqual(['Kettenführung Typ CT Simplex', 'Kettenführung Typ CT Simplex', 'Kettenrad Kunststoff'])
  expect(rows).toEqual(
    expect.arrayContaining([
      ['B b (unterschiedlich)', '26,4\u00a0mm', '26,4\u00a0mm', '–'],
      ['Kette (unterschiedlich)', '08B-1', '08B-1', '–'],
      ['Zuschnitt (unterschiedlich)', '20 bis 2\u202f000\u00a0mm', '20 bis 3\u202f000\u00a0mm', '–'],
      ['Lager', 'ab Lager', 'ab Lager', 'ab Lager'],
      ['Preis (unterschiedlich)', '12,50\u00a0€', '18,20\u00a0€', '7,60\u00a0€'],
    ]),
  )
})

test('a number that the Shopware does not have is named, and the other product stays', async () => {
  const { heads, alert } = await compare('CT-08B1-S-2000', 'XX-1')
  expect(heads).toEqual(['Kettenführung Typ CT Simplex'])
  expect(alert).toContain('Die Nummer XX-1 kennen wir nicht.')
})

test('a product that is renamed at the Shopware has its new name for the first visitor after a quiet time', async () => {
  const numbers = ['CT-08B1-S-2000', 'KR-08B-17']
  expect((await compare(...numbers)).heads[1]).toBe('Kettenrad Kunststoff')
  await running.shopware.rename('KR-08B-17', 'Kettenrad Polyamid')
  expect((await compare(...numbers)).heads[1]).toBe('Kettenrad Kunststoff')
  await advanceClock(1)
  expect((await compare(...numbers)).heads[1]).toBe('Kettenrad Polyamid')
  await running.shopware.rename('KR-08B-17', 'Kettenrad Kunststoff')
  await advanceClock(2)
  expect((await compare(...numbers)).heads[1]).toBe('Kettenrad Kunststoff')
})

async function advanceClock(times: number): Promise<void> {
  process.kill(running.site.pid(), 'SIGUSR2')
  await vi.waitFor(() => expect(running.site.output().split('the clock is ahead')).toHaveLength(times + 1), SOON)
}
