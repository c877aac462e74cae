import { describe, expect, it } from 'vitest'
import { rowFields } from '#backend/http/struct.ts'
import { toConfigurator } from './configurator.ts'
import type { OptionStruct } from './property-options.ts'

const option = (id: string, groupId: string, position: number): [string, OptionStruct] => [
  id,
  {
    ...rowFields(),
    apiAlias: 'property_group_option',
    id,
    groupId,
    name: id,
    position,
    colorHexCode: null,
    mediaId: null,
    media: null,
    translated: { name: id, position, customFields: {} },
    group: {
      ...rowFields(),
      apiAlias: 'property_group',
      id: groupId,
      name: groupId,
      displayType: 'text',
      sortingType: 'position',
      filterable: true,
      visibleOnProductDetailPage: true,
      position: groupId === 'size' ? 1 : 2,
      description: null,
      options: null,
      translated: { name: groupId, description: null, position: 0, customFields: {} },
    },
  },
]

const OPTIONS = new Map([
  option('green', 'colour', 2),
  option('black', 'colour', 1),
  option('small', 'size', 1),
  option('large', 'size', 2),
])
const VARIANTS = [
  ['green', 'small'],
  ['black', 'small'],
  ['black', 'large'],
]

const combinable = (chosen: string[]) =>
  toConfigurator(VARIANTS, chosen, OPTIONS).flatMap(({ options }) =>
    options.flatMap(({ id, combinable: can }) => (can ? [id] : [])),
  )

describe('toConfigurator', () => {
  it('orders groups and options by position and omits the group of an option', () => {
    const groups = toConfigurator(VARIANTS, [], OPTIONS)
    expect(groups.map(({ id, options }) => [id, options.map((one) => one.id)])).toEqual([
      ['size', ['small', 'large']],
      ['colour', ['black', 'green']],
    ])
    expect(groups[0]?.options[0]).toMatchObject({ group: null })
  })

  it('marks every option combinable while nothing is chosen', () => {
    expect(combinable([])).toEqual(['small', 'large', 'black', 'green'])
  })

  it('marks options combinable that exist with the choice in the other groups', () => {
    expect(combinable(['green', 'small'])).toEqual(['small', 'black', 'green'])
    expect(combinable(['black', 'large'])).toEqual(['small', 'large', 'black'])
  })
})
