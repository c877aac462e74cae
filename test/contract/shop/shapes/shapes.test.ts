import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { useTinyShop } from '#test/contract/shop/tiny-shop.ts'
import { BY_ANOTHER_BROWSER, RECORDINGS } from './cases.ts'
import { DIFFERENCES } from './differences.ts'
import { OPT_IN_STEPS } from './opt-in.ts'
import { RECORDED } from './recording.ts'
import { RECOVERY_STEPS } from './recovery.ts'
import { shapesSuite } from './shapes.suite.ts'
import { THROTTLED_ATTEMPTS } from './throttled.ts'

describe('the embedded shop responds as a Shopware does', () => {
  shapesSuite(useTinyShop(), DIFFERENCES)

  it('every recording belongs to a case, and every case has a recording', () => {
    const names = readdirSync(RECORDED).map((file) => file.replace('.json', ''))
    const sent = [
      ...RECORDINGS.map(([name]) => name),
      ...Object.keys(BY_ANOTHER_BROWSER),
      ...Object.keys({ ...OPT_IN_STEPS, ...RECOVERY_STEPS, ...THROTTLED_ATTEMPTS }),
    ]
    expect(names.toSorted()).toEqual(sent.toSorted())
  })
})
