import { expect, test } from 'vitest'
import { readBullets, readText } from './stock.ts'

test('The text is reduced to allowed elements.', () => {
  expect(readText({ bodytext: '<div><p onclick="x()">a</p><script>b</script></div>' }, { hosts: [] })).toEqual({
    bodytext: [{ tag: 'p', children: ['a'] }],
  })
})

test.each([
  [
    { bulletsType: '0', bodytext: ['a', 'b'] },
    { kind: 'unordered', items: ['a', 'b'] },
  ],
  [
    { bulletsType: 1, bodytext: ['a', ''] },
    { kind: 'ordered', items: ['a'] },
  ],
  [
    { bulletsType: '2', bodytext: [['a', 'b'], ['c']] },
    {
      kind: 'definitions',
      items: [
        ['a', 'b'],
        ['c', ''],
      ],
    },
  ],
  [{ bodytext: null }, { kind: 'unordered', items: [] }],
])('Bullets with %j are read as %j.', (content, fields) => expect(readBullets(content, { hosts: [] })).toEqual(fields))
