import { expect, test } from 'vitest'
import { readAddressList } from './site_address_list.ts'

test('A contact has its first picture and a concealed address.', () => {
  const images = [
    { publicUrl: '/anna.svg', properties: { dimensions: { width: 5, height: 3 } } },
    { publicUrl: '/b.svg' },
  ]
  const anna = { id: '3', name: 'Anna', positions: ['Sales', ''], email: 'anna@example.com', mobile: null, images }
  expect(readAddressList({ bodytext: '<p>x</p>', items: [anna] }, { hosts: [] })).toEqual({
    hasFilter: false,
    bodytext: [{ tag: 'p', children: ['x'] }],
    items: [
      {
        id: 3,
        name: 'Anna',
        positions: ['Sales'],
        groups: [],
        organisations: [],
        regions: [],
        email: 'anna (at) example.com',
        tel: '',
        mobile: '',
        image: { url: '/anna.svg', alternative: '', title: '', mimeType: '', width: 5, height: 3 },
      },
    ],
  })
})

test('A contact without pictures has none.', () => {
  expect(readAddressList({ items: [{ id: 1, images: [] }] }, { hosts: [] }).items[0]?.image).toBeUndefined()
})
