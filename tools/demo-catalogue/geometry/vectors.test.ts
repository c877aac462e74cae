import { describe, expect, test } from 'vitest'
import type { Outline } from '#drawing/geometry/corner.ts'
import { area, isCounterClockwise, isSimple } from '#drawing/geometry/outline.ts'
import {
  roundBeltOutline,
  toothedBeltOutline,
  vBeltOutline,
  TOOTHED_BELT_NAMES,
  V_BELT_NAMES,
} from './belt-outlines.ts'
import { C_PROFILE_NAMES, C_PROFILES, cProfileOutline } from './c-profiles.ts'
import { CHAIN_SIZES } from './chains.ts'
import { GUIDE_TYPES, guideOutline } from './guide-outlines.ts'
import { sizeOf, weightOf } from './outline.ts'
/* Reference values of the product range, computed independently of this code. */
import vectors from './vectors.json' with { type: 'json' }

function oneOf<Value>(values: readonly Value[], name = ''): Value {
  const value = values.find((one) => String(one) === name)
  if (value === undefined) throw new Error(`unknown ${name}`)
  return value
}

function guideNamed(name: string): Outline {
  const [, type, size, strands] = /^(\w+) (\w+)-(\d)$/.exec(name) ?? []
  return guideOutline(oneOf(GUIDE_TYPES, type), oneOf(CHAIN_SIZES, size), oneOf([1, 2, 3] as const, strands))
}

function beltNamed(name: string): Outline {
  if (name.startsWith('V ')) return vBeltOutline(oneOf(V_BELT_NAMES, name.slice(2)))
  const [, belt, width] = /^(.+) (\d+)$/.exec(name) ?? []
  return belt === 'round'
    ? roundBeltOutline(Number(width))
    : toothedBeltOutline(oneOf(TOOTHED_BELT_NAMES, belt), Number(width))
}

const cProfileNamed = (name: string) => cProfileOutline(C_PROFILES[oneOf(C_PROFILE_NAMES, name)])

describe('chain guides of the demo range', () => {
  test.each(Object.entries(vectors.guides))('the section of guide %s has its reference values', (name, values) => {
    const [width = 0, height = 0, mm2 = 0, kilogramsPerMetre = 0] = values
    const outline = guideNamed(name)
    expect(sizeOf(outline).width).toBeCloseTo(width, 2)
    expect(sizeOf(outline).height).toBeCloseTo(height, 2)
    expect(Math.abs(area(outline) - mm2)).toBeLessThanOrEqual(0.0501)
    expect(Math.abs(weightOf(area(outline), 1000, 0.93) - kilogramsPerMetre)).toBeLessThanOrEqual(0.000501)
    expect(isCounterClockwise(outline) && isSimple(outline)).toBe(true)
  })
})

test.each(Object.entries(vectors.cProfiles))('the section of C-profile %s has its reference values', (name, values) => {
  const [mm2 = 0, galvanised = 0, stainless = 0] = values
  const section = area(cProfileNamed(name))
  expect(section).toBeCloseTo(mm2, 1)
  expect(Math.abs(weightOf(section, 1000, 7.85) - galvanised)).toBeLessThanOrEqual(0.000501)
  expect(Math.abs(weightOf(section, 1000, 7.9) - stainless)).toBeLessThanOrEqual(0.000501)
})

test.each(Object.entries(vectors.belts))('the section of belt guide %s has its reference area', (name, mm2) => {
  expect(Math.abs(area(beltNamed(name)) - mm2)).toBeLessThanOrEqual(0.06)
})

test.each(Object.entries(vectors.polygons))('the outline of %s has its reference corners', (name, polygon) => {
  const outline = name in C_PROFILES ? cProfileNamed(name) : name in vectors.guides ? guideNamed(name) : beltNamed(name)
  expect(outline).toHaveLength(polygon.length)
  for (const [index, [u = 0, v = 0]] of polygon.entries()) {
    expect(outline[index]?.[0]).toBeCloseTo(u, 2)
    expect(outline[index]?.[1]).toBeCloseTo(v, 2)
  }
})
