import { beforeAll, expect, test } from 'vitest'
import { sharedSite, type SharedSite } from '#test/support/shared-site.ts'
import { filePaths } from '#web/app/paths.ts'
import type { SeenProduct } from '#web/shell/last-seen/ask-seen.ts'

let site: SharedSite
beforeAll(async () => {
  site = await sharedSite()
})

/** Ids of products, as pages of the shop name them in the addresses of their shared pictures. */
async function idOf(path: string): Promise<string> {
  const page = await (await fetch(site.url + path)).text()
  const id = /share-picture\/([0-9a-f]{32})/.exec(page)?.[1]
  if (id === undefined) throw new Error(`${path} has no product's picture`)
  return id
}

async function ask(locale: 'de' | 'en', ids: string[]): Promise<SeenProduct[]> {
  const response = await fetch(site.url + filePaths.lastSeen(locale, ids))
  expect(response.status).toBe(200)
  return response.json()
}

test('products come in the order of their ids, in the language of the page; gone ones are missing', async () => {
  const guide = await idOf('/de/shop/product/kettenfuehrungen/typ-t/kettenfuehrung-typ-t-simplex')
  const other = await idOf('/de/shop/product/kettenfuehrungen/typ-t/kettenfuehrung-typ-t-duplex')
  const gone = 'f'.repeat(32)
  const german = await ask('de', [other, gone, guide])
  expect(german.map(({ id }) => id)).toEqual([other, guide])
  expect(german[1]).toMatchObject({
    name: 'Kettenführung Typ T Simplex',
    path: '/de/shop/product/kettenfuehrungen/typ-t/kettenfuehrung-typ-t-simplex',
  })
  const [english] = await ask('en', [guide])
  expect(english?.name).toBe('Chain guide type T, simplex')
  const picture = await fetch(new URL(english?.picture ?? '', site.url))
  expect(picture.headers.get('content-type')).toContain('image/svg')
})

test.each(['', 'x', '../../x', `${'a'.repeat(31)}`])('ids %j name nothing', async (ids) => {
  expect(await ask('de', [ids])).toEqual([])
})
