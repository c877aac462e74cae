import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { drawAssembly } from './draw-assembly.ts'

const data = join(import.meta.dirname, '../../../data')
const { svg, marks, length } = drawAssembly()

const point = z.object({ x: z.number(), y: z.number() })
const hero = z.object({
  layers: z.array(z.string()),
  parts: z.array(z.object({ fragment: z.string(), balloon: point, leader: point })),
  captions: z.array(z.object({ matrix: z.array(z.number()), size: z.number() })),
})
const homePage = z.object({ stage: z.tuple([hero]) })

test('the drawing in data/media matches the output of npm run demo:drawings', () => {
  expect(readFileSync(join(data, 'media/assembly.svg'), 'utf8')).toBe(svg)
})

test.each(['de', 'en', 'nl', 'cz'])('the home page in %s fits the drawing', (locale) => {
  const page = homePage.parse(JSON.parse(readFileSync(join(data, `pages/${locale}/index.json`), 'utf8')))
  const [{ layers, parts, captions }] = page.stage
  expect([...svg.matchAll(/<g id="([\w-]+)"/g)].map(([, id]) => id)).toEqual(layers)
  const drawn = marks.map(({ fragment, balloon: [x, y], leader: [u, v] }) => [fragment, x, y, u, v])
  const written = parts.map(({ fragment, balloon, leader }) => [fragment, balloon.x, balloon.y, leader.x, leader.y])
  expect(written.toSorted()).toEqual(drawn.toSorted())
  expect(captions[0]).toMatchObject(length)
})
