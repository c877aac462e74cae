import { describe, expect, test } from 'vitest'
import { area, isCounterClockwise, isSimple } from '#drawing/outline.ts'
import { roundBeltOutline, toothedBeltOutline, vBeltOutline, type ToothedBelt, type VBelt } from './belt-outlines.ts'
import { C_PROFILES, cProfileOutline, type CProfileName } from './c-profiles.ts'
import type { ChainSize, Strands } from './chains.ts'
import { guideOutline, type GuideType } from './guide-outlines.ts'
import { sizeOf, weightOf, type Outline } from './outline.ts'
/* Reference values of the product range, computed apart from this code. */
import vectors from './vectors.json' with { type: 'json' }

function guideNamed(name: string): Outline {
  const [, type, size, strands] = /^(\w+) (\w+)-(\d)$/.exec(name) ?? []
  return guideOutline(type as GuideType, size as ChainSize, Number(strands) as Strands)
}

function beltNamed(name: string): Outline {
  if (name.startsWith('V ')) return vBeltOutline(name.slice(2) as VBelt)
  const [, belt = '', width] = /^(.+) (\d+)$/.exec(name) ?? []
  return belt === 'round' ? roundBeltOutline(Number(width)) : toothedBeltOutline(belt as ToothedBelt, Number(width))
}

const cProfileNamed = (name: string) => cProfileOutline(C_PROFILES[name as CProfileName])

describe('chain guides', () => {
  test.each(Object.entries(vectors.guides))('%s', (name, values) => {
    const [width, height, mm2, kilogramsPerMetre] = values as [number, number, number, number]
    const outline = guideNamed(name)
    expect(sizeOf(outline).width).toBeCloseTo(width, 2)
    expect(sizeOf(outline).height).toBeCloseTo(height, 2)
    expect(Math.abs(area(outline) - mm2)).toBeLessThanOrEqual(0.0501)
    expect(Math.abs(weightOf(area(outline), 1000, 0.93) - kilogramsPerMetre)).toBeLessThanOrEqual(0.000501)
    expect(isCounterClockwise(outline) && isSimple(outline)).toBe(true)
  })
})

test.each(Object.entries(vectors.cProfiles))('C-profile %s', (name, values) => {
  const [mm2 = 0, galvanised = 0, stainless = 0] = values
  const section = area(cProfileNamed(name))
  expect(section).toBeCloseTo(mm2, 1)
  expect(Math.abs(weightOf(section, 1000, 7.85) - galvanised)).toBeLessThanOrEqual(0.000501)
  expect(Math.abs(weightOf(section, 1000, 7.9) - stainless)).toBeLessThanOrEqual(0.000501)
})

test.each(Object.entries(vectors.belts))('belt guide %s', (name, mm2) => {
  expect(Math.abs(area(beltNamed(name)) - mm2)).toBeLessThanOrEqual(0.06)
})

test.each(Object.entries(vectors.polygons))('corners of %s', (name, polygon) => {
  const outline = name in C_PROFILES ? cProfileNamed(name) : name in vectors.guides ? guideNamed(name) : beltNamed(name)
  expect(outline).toHaveLength(polygon.length)
  for (const [index, [u = 0, v = 0]] of polygon.entries()) {
    expect(outline[index]?.[0]).toBeCloseTo(u, 2)
    expect(outline[index]?.[1]).toBeCloseTo(v, 2)
  }
})
