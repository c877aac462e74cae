import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { drawAssembly } from './draw-assembly.ts'

const data = join(import.meta.dirname, '../../../data')
const { svg, marks, length } = drawAssembly()

interface Hero {
  layers: string[]
  parts: { fragment: string; balloon: { x: number; y: number }; leader: { x: number; y: number } }[]
  captions: { matrix: number[]; size: number }[]
}

test('the drawing in data/media is what npm run demo:drawings writes', () => {
  expect(readFileSync(join(data, 'media/assembly.svg'), 'utf8')).toBe(svg)
})

test.each(['de', 'en', 'nl', 'cz'])('the home page in %s fits the drawing', (locale) => {
  const page = JSON.parse(readFileSync(join(data, `pages/${locale}/index.json`), 'utf8')) as { stage: [Hero] }
  const [{ layers, parts, captions }] = page.stage
  expect([...svg.matchAll(/<g id="([\w-]+)"/g)].map(([, id]) => id)).toEqual(layers)
  const drawn = marks.map(({ fragment, balloon: [x, y], leader: [u, v] }) => [fragment, x, y, u, v])
  const written = parts.map(({ fragment, balloon, leader }) => [fragment, balloon.x, balloon.y, leader.x, leader.y])
  expect(written.toSorted()).toEqual(drawn.toSorted())
  expect(captions[0]).toMatchObject(length)
})
