import { describe, expect, it } from 'vitest'
import { ShopError } from './shop-error.ts'

describe('ShopError', () => {
  it('uses the reason phrase as the title and writes empty parameters as an array', () => {
    expect(new ShopError(404, 'CONTENT__PRODUCT_NOT_FOUND', 'Gone.').errors).toEqual([
      {
        status: '404',
        code: 'CONTENT__PRODUCT_NOT_FOUND',
        title: 'Not Found',
        detail: 'Gone.',
        meta: { parameters: [] },
      },
    ])
  })

  it('omits meta from framework errors', () => {
    expect(new ShopError(401, '0', 'No key.').errors[0]).not.toHaveProperty('meta')
  })

  it('has one entry per violation, with pointer and prefixed code', () => {
    const error = ShopError.violations([
      { code: 'IS_BLANK_ERROR', pointer: '/email', detail: 'Blank.' },
      { code: null, pointer: '/password', detail: 'Short.', parameters: { '{{ limit }}': 8 } },
    ])
    expect(error.status).toBe(400)
    expect(error.errors.map(({ code, source, title, meta }) => ({ code, source, title, meta }))).toEqual([
      {
        code: 'VIOLATION::IS_BLANK_ERROR',
        source: { pointer: '/email' },
        title: 'Constraint violation error',
        meta: { parameters: [] },
      },
      {
        code: null,
        source: { pointer: '/password' },
        title: 'Constraint violation error',
        meta: { parameters: { '{{ limit }}': 8 } },
      },
    ])
  })
})
