import { beforeAll, expect, test } from 'vitest'
import { LOCALES } from '#contracts/locales.ts'
import { pageBody } from '#test/support/page-dom.ts'
import { sharedSite, type SharedSite } from '#test/support/shared-site.ts'
import { addPiece, visit } from '#test/support/visitor.ts'

let site: SharedSite
beforeAll(async () => {
  site = await sharedSite()
})

const NOTES = { de: '* Pflichtfeld', en: '* Required', nl: '* Verplicht', cz: '* Povinné' }
const FORMS = ['shop/account/login', 'shop/account/register', 'shop/account/password', 'shop/checkout']
const CONTACT = { de: 'kontakt', en: 'contact', nl: 'contact', cz: 'kontakt' }

for (const locale of LOCALES) {
  test.each([...FORMS, CONTACT[locale]])(
    `Required fields have a star, which is explained once: /${locale}/%s`,
    async (path) => {
      const visitor = visit(site.url)
      await addPiece(visitor)
      const main = pageBody(await (await visitor.get(`/${locale}/${path}`)).text()).querySelector('main')
      const labelOf = (id: string) =>
        main?.querySelector(`label[for="${id}"]`) ?? main?.querySelector(`[id="${id}"]`)?.closest('label')
      const fields = [...(main?.querySelectorAll('input[required], select[required], textarea[required]') ?? [])]
      const unmarked = fields.filter(({ id }) => !/\*$/.test(labelOf(id)?.textContent.trim() ?? ''))
      expect([fields.length > 0, unmarked.map(({ id }) => id)]).toEqual([true, []])
      expect(main?.innerText.split('\n').filter((line) => line.trim() === NOTES[locale])).toHaveLength(1)
    },
  )
}
