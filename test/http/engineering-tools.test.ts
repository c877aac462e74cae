import { beforeAll, describe, expect, test } from 'vitest'
import { productId } from '#backend/shop/import/rows/keys.ts'
import { LOCALES } from '#contracts/locales.ts'
import { openToolPage } from '#test/support/open-tool-page.ts'
import { pageBody } from '#test/support/page-dom.ts'
import { fillForm, readForms, submitForm } from '#test/support/page-form.ts'
import { sharedSite, type SharedSite } from '#test/support/shared-site.ts'
import { visit } from '#test/support/visitor.ts'

let site: SharedSite
beforeAll(async () => {
  site = await sharedSite()
})

const open = (path: string, status?: number) => openToolPage(site, path, status)

const RACK = 'd=69.12&z=17&n=2&x=236'

describe.each(LOCALES)('without scripts in %s', (locale) => {
  test('the overview leads to each tool with an example that has a result', async () => {
    const { hrefs, texts } = await open(`/${locale}/tools`)
    const examples = hrefs('li a').filter((href) => href?.includes('?'))
    expect(examples).toEqual(
      expect.arrayContaining([
        expect.stringContaining('chain-rack?'),
        expect.stringContaining('cut-list?'),
        expect.stringMatching(new RegExp(`^/${locale}/shop/cad/[0-9a-f]{32}\\?length=1250$`)),
      ]),
    )
    // The people of the page that answers technical questions, and the way to its form.
    expect(texts('article h3')).toEqual(['Anna Kreutz', 'Henrik Lund'])
    expect(hrefs('section p a').slice(0, 2)).toEqual([
      expect.stringMatching(/^tel:\+/),
      expect.stringMatching(new RegExp(`^/${locale}/(kontakt|contact)/`)),
    ])
    for (const example of examples) {
      const page = await open(example ?? '')
      expect(page.texts('[aria-invalid]'), example ?? '').toEqual([])
    }
  })

  test('a rack has its parts with numbers and pages of the shop, in the language', async () => {
    const { texts, hrefs } = await open(`/${locale}/tools/chain-rack?${RACK}&k=1`)
    const bill = '[aria-labelledby=rack-bill] tbody'
    const numbers = texts(`${bill} td:nth-child(3)`)
    expect(numbers).toEqual(
      expect.arrayContaining([
        'CT-08B1-S-2000',
        'C30-ZN-3000',
        'VE-C30-ZN',
        'KO-C30-ZN',
        'KL-C30-ZN',
        'SPS-08B',
        'KR-08B1-17',
      ]),
    )
    expect(texts(`${bill} tr`)).toHaveLength(11)
    expect(texts(`${bill} th`).every((name) => name.length > 3)).toBe(true)
    expect(hrefs(`${bill} a`).length).toBe(8)
    for (const href of hrefs(`${bill} a`)) expect(href).toMatch(new RegExp(`^/${locale}/shop/product/`))
  })

  test('the force of a rack is that of its weakest part; a sprocket of steel is offered instead of plastic', async () => {
    const page = await open(`/${locale}/tools/chain-rack?${RACK}&k=1`)
    const forces = (of: typeof page) => of.texts('[aria-labelledby=rack-forces] td:last-child b')
    expect(forces(page).map((force) => force.replace(',', '.'))).toEqual(['4.45 kN', '0.64 kN', '3.66 kN'])
    expect(page.texts('[aria-labelledby=rack-results] dd').join()).toMatch(/0[.,]64\skN \(/)
    const [steel = ''] = page.hrefs('[aria-labelledby=rack-results] [role=status] a')
    const other = await open(steel ?? '')
    expect(forces(other)).toHaveLength(2)
    expect(other.texts('[aria-labelledby=rack-results] dd').join()).toMatch(/3[.,]66\skN \(/)
    expect(other.texts('[aria-labelledby=rack-bill] tbody tr')).toHaveLength(11)
    expect(other.texts('[aria-labelledby=rack-bill] tbody td').join()).not.toContain('KR-08B1-17')
    expect(other.hrefs('[aria-labelledby=rack-bill] tbody a')).toHaveLength(7)
  })

  test('the loads of brackets, clamps and of the anchor plate that is on request are stated', async () => {
    const notes = async (query: string) => {
      const { texts } = await open(`/${locale}/tools/chain-rack?${query}`)
      return texts('[aria-labelledby=rack-forces] p').join().replaceAll(',', '.')
    }
    const fixed = await notes(`${RACK}&k=1`)
    // A bracket and the clamps of C30, and half of 0.64 kN on each of two strands.
    for (const load of ['0.36', '0.42', '0.32']) expect(fixed).toMatch(new RegExp(String.raw`${load}\skN`))
    expect(await notes(`${RACK}&k=1&sets=2`)).not.toMatch(/0\.32\skN/)
  })

  test('a bracket that would be at a joint of the C-profile is named with the distance to keep', async () => {
    const notes = async (query: string) =>
      (await open(`/${locale}/tools/chain-rack?${query}`)).texts('[aria-labelledby=rack-results] [role=status]').join()
    // Bars of 1,530 mm: the joint is where the fourth of seven brackets is.
    expect(await notes(RACK)).toMatch(/1\s530\smm.*85\smm/)
    expect(await notes(`${RACK}&spacing=450`)).not.toMatch(/85\smm/)
  })

  test('an impossible input is explained at its field, and its link has the nearest possible value', async () => {
    const page = await open(`/${locale}/tools/chain-rack?d=80&z=17&n=1&x=200`)
    expect(page.body.querySelector('#rack-d')?.getAttribute('aria-invalid')).toBe('true')
    expect(page.texts('#rack-d-error')).toHaveLength(1)
    expect(page.texts('tbody tr')).toEqual([])
    const [circle = '', teeth = ''] = page.hrefs('form a')
    expect(new URLSearchParams(circle?.split('?')[1]).get('d')).toBe('86.39')
    expect(new URLSearchParams(teeth?.split('?')[1]).get('z')).toBe('13')
    expect((await open(circle ?? '')).texts('tbody tr').length).toBeGreaterThan(7)
  })

  test('a cutting plan has its bars, and lines that cannot be cut are named', async () => {
    const list = encodeURIComponent('CT-08B1-S-2000: 4 x 1250, 2 x 9999\nNOPE-1: 1 x 100')
    const { texts } = await open(`/${locale}/tools/cut-list?list=${list}`)
    expect(texts('section h2')).toHaveLength(1)
    expect(texts('dd').some((value) => /^4 × 2\s000\smm$/.test(value))).toBe(true)
    expect(texts('[role="alert"] li').map((line) => line.split(':')[0])).toEqual(['CT-08B1-S-2000', 'NOPE-1'])
    expect(texts('[role="alert"] li')[0]).toMatch(/: 2\s000\.$/)
  })
})

test('an item number in any spelling leads to its model with the length, in each language', async () => {
  for (const locale of ['de', 'cz']) {
    const response = await fetch(`${site.url}/${locale}/tools/cad?number=ct08b1s2000&length=1250`, {
      redirect: 'manual',
    })
    const address = response.headers.get('location') ?? ''
    expect([response.status, address]).toEqual([302, expect.stringMatching(`^/${locale}/shop/cad/[0-9a-f]{32}`)])
    const page = await open(address)
    expect([page.texts('h1')[0], page.valueOf('length')]).toEqual([expect.stringContaining('CT-08B1-S-2000'), '1250'])
  }
})

test('a number without a model is explained at its field, with the nearest ones or the family', async () => {
  const unknown = await open('/de/tools/cad?number=CT-08B1-S-2001', 422)
  expect(unknown.texts('form p').join(' ')).toContain('CT-08B1-S-2001')
  expect([unknown.valueOf('number'), unknown.texts('section a')]).toEqual([
    'CT-08B1-S-2001',
    expect.arrayContaining(['CT-08B1-S-2000']),
  ])
  const family = await open('/de/tools/cad?number=CT-1', 422)
  expect(family.hrefs('section a')).toEqual([expect.stringMatching(/^\/de\/shop\/product\//)])
  const empty = await open('/de/tools/cad?number=', 422)
  expect(empty.body.querySelector('[name="number"]')?.getAttribute('aria-invalid')).toBe('true')
})

test('the model that is chosen goes into the request with its length and its C-profile', async () => {
  const visitor = visit(site.url)
  const path = `/de/shop/cad/${productId('CT-06B1-S-2000')}`
  const carrier = (await open(path)).body.querySelectorAll('main [name="c-profile"] option')[1]?.getAttribute('value')
  const html = await (await visitor.get(`${path}?length=1250&c-profile=${carrier}`)).text()
  const form = readForms(html, '').find(({ action }) => action === '/de/shop/list')
  if (!form) throw new Error('no form for the request')
  const added = await submitForm(visitor, fillForm(form, { intent: 'add' }))
  expect([added.status, added.headers.get('location')]).toEqual([302, '/de/shop/cart'])
  const cart = pageBody(await (await visitor.get('/de/shop/cart')).text()).querySelector('main')
  expect(cart?.textContent).toContain('CT-06B1-S-2000')
  expect(cart?.textContent).toMatch(/C\d\d-(ZN|VA)-\d000/)
  const lengths = [...(cart?.querySelectorAll('input[name="length"]') ?? [])].map((field) =>
    field.getAttribute('value'),
  )
  expect(lengths).toEqual([expect.stringMatching(/^1\s250$/), expect.stringMatching(/^1\s250$/)])
})

test('a model at a length that cannot be cut is not added in place of the one that was meant', async () => {
  const wrong = await open(`/de/shop/cad/${productId('CT-06B1-S-2000')}?length=5`, 422)
  expect(readForms(wrong.html, '').map(({ action }) => action)).not.toContain('/de/shop/list')
})

test.each(LOCALES)(
  'the tools are one click from the start page, and from shop, cart, search and models: %s',
  async (locale) => {
    const { body } = await open(`/${locale}`)
    const links = [...body.querySelectorAll(`a[href="/${locale}/tools"]`)].map((link) => link.textContent.trim())
    expect(links).toContainEqual(expect.stringMatching(/^(Werkzeuge|Tools|Nástroje)$/))
    for (const path of [
      'shop',
      'shop/cart',
      'search?term=CT',
      `shop/cad/${productId('CT-06B1-S-2000')}`,
      'tools/cad',
    ]) {
      const page = await open(`/${locale}/${path}`)
      expect(page.body.querySelector(`a[href="/${locale}/tools"]`), path).not.toBeNull()
    }
  },
)

test('numbers of an address mean the same in every language, and a form says in which one it was typed', async () => {
  const circles = await Promise.all(
    ['de', 'en'].map(async (locale) => (await open(`/${locale}/tools/chain-rack?${RACK}`)).valueOf('d')),
  )
  expect(circles).toEqual(['69,12', '69.12'])
  const typed = await open('/en/tools/chain-rack?d=69%2C12&z=17&n=1&l=2.997%2C2&typed=de')
  expect([typed.valueOf('d'), typed.valueOf('l')]).toEqual(['69.12', '2997.2'])
  const inches = await open('/en/tools/chain-rack?d=69.12&z=17&n=1&x=236&e=3240&unit=in&was=mm')
  expect([inches.valueOf('e'), inches.texts('tbody tr').length > 0]).toEqual(['127.55906', true])
})

test('a chain that is chosen in the form gives the pitch circle', async () => {
  const page = await open('/de/tools/chain-rack?chain=10B&chainwas=08B&d=69%2C12&z=21&n=1&x=200&typed=de')
  expect(page.valueOf('d')).toBe('106,51')
  expect(page.texts('tbody td:nth-child(3)')).toContain('SPS-10B')
})

test('a travel gives links and lengths, and one that the chain does not give is named with both remedies', async () => {
  const page = await open('/de/tools/chain-rack?chain=10B&z=21&n=1&w=2000&typed=de')
  expect(page.texts('tbody td:nth-child(4)').join()).toContain('10B-1, 136 Glieder')
  expect(page.valueOf('x')).toBe('')
  const wrong = await open('/de/tools/chain-rack?d=106.51&z=21&n=1&w=2000&x=120')
  expect(wrong.texts('[aria-invalid=true], #rack-w-error')).toEqual([
    '',
    expect.stringMatching(/ergibt 1\s758,5\smm Fahrweg/),
  ])
  expect(wrong.hrefs('a[href*="w=1758.5"], a[href*="x=136"]')).toHaveLength(2)
  // The chain remains the chosen one.
  expect(wrong.texts('select[name=chain] option[selected]')).toEqual([expect.stringMatching(/^10B-1, /)])
})

test('the parts go into the request in one step, with the address of the drawing and the missing parts', async () => {
  const visitor = visit(site.url)
  const html = await (await visitor.get(`/de/tools/chain-rack?${RACK}`)).text()
  const form = readForms(html, '').find(({ action }) => action === '/de/shop/list')
  if (!form) throw new Error('no form for the request')
  const added = await submitForm(visitor, fillForm(form, { intent: 'add' }))
  expect([added.status, added.headers.get('location')]).toEqual([302, '/de/shop/cart'])
  const cart = pageBody(await (await visitor.get('/de/shop/cart')).text()).textContent
  expect(cart).toContain(`/de/tools/chain-rack?${RACK}`)
  expect(cart).toContain('2 × Rollenkette, vorgereckt 08B-1, 236 Glieder')
  for (const number of ['CT-08B1-S-2000', 'C30-ZN-3000', 'SPS-08B', 'KL-C30-ZN']) expect(cart).toContain(number)
})

test('the parts as a file are a list that can be entered again', async () => {
  const response = await fetch(`${site.url}/de/tools/chain-rack/parts.csv?${RACK}`)
  expect(response.headers.get('content-disposition')).toContain('stueckliste-kettenzahnstange.csv')
  const [head, ...rows] = (await response.text()).replace('\ufeff', '').trim().split('\r\n')
  expect(head).toBe('Artikelnummer;Stückzahl;Schnittlänge/Format;Notiz')
  expect(rows[1]).toBe('CT-08B1-S-2000;2;1060;')
  // Parts that the shop does not have are requested with the tension set. The first line can be removed.
  expect(rows.at(-1)).toMatch(/^SPS-08B;2;;.*2 × Rollenkette.*236 Glieder; 4 × Steckglied 08B-1; 2 × Ankerplatte/)
  expect(rows[0]).not.toContain('Rollenkette')
  expect(rows).toHaveLength(7)
})

test('hostile addresses are pages, too', async () => {
  for (const query of [
    `d=${'9'.repeat(900)}&z=1e9&n=-1&x=NaN&unit=xx&t=%01&typed=__proto__`,
    'd=1e308&z=150&n=50&x=20000&spacing=100&gstock=1',
    'd=69.12&z=17&n=50&x=20000&spacing=100',
  ]) {
    await open(`/de/tools/chain-rack?${query}`)
  }
  await open(`/de/tools/cut-list?list=${encodeURIComponent('4 x '.repeat(200))}`)
  const rows = Array.from({ length: 70 }, (_, i) => `${100_000 - i} x ${217 + 17 * i}`).join(', ')
  const { texts } = await open(`/de/tools/cut-list?bar=6000&list=${encodeURIComponent(rows)}`)
  expect(texts('section h2')).toHaveLength(1)
})
