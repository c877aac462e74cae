import { describe, expect, it } from 'vitest'
import { piecesPath, scaleOf } from './bar-path.ts'

describe('piecesPath', () => {
  it('leaves the kerf open between pieces', () => {
    const cuts = [
      { length: 2500, pieces: 2 },
      { length: 900, pieces: 1 },
    ]
    expect(piecesPath(cuts, 4, 0, 30)).toBe('M0 0h2500V30h-2500zM2504 0h2500V30h-2500zM5008 0h900V30h-900z')
  })

  it('draws a length as one block if its pieces are too many to distinguish', () => {
    expect(piecesPath([{ length: 20, pieces: 250 }], 4, 0, 30)).toBe('M0 0h5996V30h-5996z')
  })
})

describe('scaleOf', () => {
  it.each([
    [6000, 1000],
    [3000, 500],
    [2000, 500],
    [1000, 200],
    [500, 100],
  ])('a bar of %d mm has a number every %d mm and a tick between', (bar, step) => {
    const ticks = scaleOf(bar)
    const labels = ticks.filter(({ labelled }) => labelled).map(({ at }) => at)
    expect(labels).toEqual(Array.from({ length: bar / step + 1 }, (_, i) => i * step))
    expect(ticks.length).toBe(2 * labels.length - 1)
  })
})
