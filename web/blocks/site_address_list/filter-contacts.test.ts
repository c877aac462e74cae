import { expect, test } from 'vitest'
import type { Contact } from '#contracts/content/elements/site_address_list.ts'
import { filterContacts, readContactFilter } from './filter-contacts.ts'

const contact = (name: string, groups: string[], regions: string[] = []) => ({ name, groups, regions }) as Contact
const ALL = [
  contact('Anna', ['Engineering']),
  contact('Jonas', ['Sales'], ['North', 'Benelux']),
  contact('Petra', ['Sales'], ['South']),
]
const filtered = (query: string) => filterContacts(ALL, readContactFilter(new URLSearchParams(query)))

test.each([
  ['', ['Anna', 'Jonas', 'Petra']],
  ['subject=Sales', ['Jonas', 'Petra']],
  ['region=North', ['Anna', 'Jonas']],
  ['subject=Sales&region=South', ['Petra']],
  ['subject=Engineering&region=South', ['Anna']],
  ['subject=Nothing', []],
])('?%s shows %j; a person without a region is there for all.', (query, names) => {
  expect(filtered(query).items.map(({ name }) => name)).toEqual(names)
})

test('The filters offer what the whole list has.', () => {
  const { subjects, regions } = filtered('subject=Nothing')
  expect([subjects, regions]).toEqual([
    ['Engineering', 'Sales'],
    ['Benelux', 'North', 'South'],
  ])
})
