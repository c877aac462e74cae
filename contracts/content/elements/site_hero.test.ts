import { expect, test } from 'vitest'
import { readHero } from './site_hero.ts'

test('Coordinates and sizes may be strings, and missing fields are empty.', () => {
  const part = { fragment: 'chain', categoryId: 'a', balloon: { x: '605', y: 74 }, leader: null }
  const caption = { text: 'Cut to length', matrix: ['0.5', -1, 0, 1, 10, 20], size: '32' }
  const hero = readHero({ parts: [part], captions: [caption], facts: [{ label: 'Chain', value: 8 }] }, { hosts: [] })
  expect(hero).toEqual({
    image: undefined,
    bodytext: [],
    link: undefined,
    moreLink: undefined,
    parts: [{ fragment: 'chain', categoryId: 'a', balloon: { x: 605, y: 74 }, leader: { x: 0, y: 0 } }],
    layers: [],
    captions: [{ text: 'Cut to length', matrix: [0.5, -1, 0, 1, 10, 20], size: 32 }],
    facts: [{ label: 'Chain', value: '8' }],
    factsLink: undefined,
  })
})

test('A drawing of a remote content system has an address of this site, and a picture keeps its own.', () => {
  const reading = { hosts: [], contentUrl: 'https://cms.example.com/typo' }
  const image = {
    publicUrl: 'https://cms.example.com/typo/fileadmin/a.svg?1',
    properties: { mimeType: 'image/svg+xml' },
  }
  const urlOf = (layers: string[]) => readHero({ image, layers }, reading).image?.url
  expect([urlOf(['chain']), urlOf([])]).toEqual(['/resources/drawings/fileadmin/a.svg?1', image.publicUrl])
})
