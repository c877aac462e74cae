import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { LOCALES } from '#contracts/locales.ts'
import { pageBody } from '#test/support/page-dom.ts'
import { sharedSite, type SharedSite } from '#test/support/shared-site.ts'
import { addPiece, visit } from '#test/support/visitor.ts'

let site: SharedSite
beforeAll(async () => {
  site = await sharedSite()
})

const FORMS = ['shop/account/login', 'shop/account/register', 'shop/account/password', 'shop/checkout']
const PAGES = [...LOCALES.flatMap((locale) => FORMS.map((form) => `/${locale}/${form}`)), '/de/kontakt', '/nl/contact']

test.each(PAGES)('Required fields have a star, which is explained once: %s', async (path) => {
  const [, locale = ''] = path.split('/')
  const texts = JSON.parse(readFileSync(`web/i18n/messages/forms/${locale}.json`, 'utf8'))
  const visitor = visit(site.url)
  await addPiece(visitor)
  const main = pageBody(await (await visitor.get(path)).text()).querySelector('main')
  const labelOf = (id: string) =>
    main?.querySelector(`label[for="${id}"]`) ?? main?.querySelector(`[id="${id}"]`)?.closest('label')
  const fields = [...(main?.querySelectorAll('input[required], select[required], textarea[required]') ?? [])]
  const unmarked = fields.filter(({ id }) => !labelOf(id)?.textContent.trim().endsWith('*'))
  expect([fields.length > 0, unmarked.map(({ id }) => id)]).toEqual([true, []])
  const notes = main?.innerText.split('\n').filter((line) => line.trim() === texts.forms_required_note)
  expect(notes).toHaveLength(1)
})
