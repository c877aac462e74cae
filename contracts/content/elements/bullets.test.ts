import { expect, test } from 'vitest'
import { readBullets } from './bullets.ts'

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
