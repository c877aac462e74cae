import { describe, expect, it } from 'vitest'
import { ShopError } from '#backend/http/shop-error.ts'
import { readCriteria } from './read-criteria.ts'

const refusal = (body: unknown) => {
  try {
    readCriteria(body, 250)
  } catch (error) {
    if (error instanceof ShopError) return { code: error.errors[0]?.code, pointer: error.errors[0]?.source?.pointer }
    throw error
  }
  return undefined
}

describe('readCriteria', () => {
  it('fills in the largest limit and the first page', () => {
    expect(readCriteria({}, 250)).toMatchObject({ page: 1, limit: 250, 'total-count-mode': 'none', filter: [] })
  })

  it('reads digits in a query and the short forms', () => {
    const criteria = readCriteria(
      { limit: '5', page: '2', sort: '-price,name', filter: { active: 'true' }, 'total-count-mode': '1' },
      250,
    )
    expect(criteria).toMatchObject({
      limit: 5,
      page: 2,
      'total-count-mode': 'exact',
      sort: [
        { field: 'price', order: 'DESC' },
        { field: 'name', order: 'ASC' },
      ],
      filter: [{ type: 'equals', field: 'active', value: 'true' }],
    })
  })

  it('drops the limit if ids name the rows', () => {
    expect(readCriteria({ ids: 'a|b', limit: 1 }, 250)).toMatchObject({ ids: ['a', 'b'], limit: null })
  })

  it.each([
    [{ limit: 251 }, 'FRAMEWORK__QUERY_LIMIT_EXCEEDED', '/limit'],
    [{ limit: 0 }, 'FRAMEWORK__INVALID_LIMIT_QUERY', '/limit'],
    [{ limit: 'all' }, 'FRAMEWORK__INVALID_LIMIT_QUERY', '/limit'],
    [{ page: 0 }, 'FRAMEWORK__INVALID_PAGE_QUERY', '/page'],
    [{ filter: [{ type: 'equals', field: 'id', value: '' }] }, 'FRAMEWORK__INVALID_FILTER_QUERY', '/filter/0/value'],
    [{ filter: [{ type: 'like', field: 'id', value: 'x' }] }, 'FRAMEWORK__INVALID_FILTER_QUERY', '/filter/0/type'],
    [
      { filter: [{ type: 'multi', queries: [{ type: 'prefix', field: 'id' }] }] },
      'FRAMEWORK__INVALID_FILTER_QUERY',
      '/filter/0/queries/0/value',
    ],
    [{ sort: [{ order: 'ASC' }] }, 'FRAMEWORK__INVALID_SORT_QUERY', '/sort/0/field'],
  ])('refuses %j', (body, code, pointer) => {
    expect(refusal(body)).toEqual({ code, pointer })
  })

  it('accepts the malformed associations of the official templates', () => {
    expect(refusal({ associations: { associations: { media: {}, cmsPage: {} } } })).toBeUndefined()
    expect(refusal({ associations: [] })).toBeUndefined()
  })
})
