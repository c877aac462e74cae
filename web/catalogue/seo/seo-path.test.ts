import { expect, test } from 'vitest'
import { idIn, seoPathOf } from './seo-path.ts'

const ID = '0189f7ab1d6c7e2f9a3b4c5d6e7f8091'
const named = (name: string) => ({ id: ID, seoUrls: [], translated: { name } })

test.each([
  ['Gleitleiste „Größe 2“', 'gleitleiste-groesse-2'],
  ['Vodicí lišta řetězu', 'vodici-lista-retezu'],
  ['  Plate 10/20 mm ', 'plate-10-20-mm'],
])('without an address of the shop, %s is named by its words and its id', (name, words) => {
  expect(seoPathOf(named(name))).toBe(`${words}/${ID}`)
  expect(idIn(seoPathOf(named(name)))).toBe(ID)
})

test('a name without letters of the alphabet leaves the id', () => expect(seoPathOf(named('链条'))).toBe(ID))

test('an address of the shop is taken as it is', () => {
  const seoUrls = [
    { id: '', languageId: '', routeName: '', foreignKey: '', pathInfo: '', seoPathInfo: 'Leisten/Größe-2' },
  ]
  expect(seoPathOf({ ...named('Leiste'), seoUrls })).toBe('Leisten/Größe-2')
  expect(idIn('Leisten/Größe-2')).toBeUndefined()
})
