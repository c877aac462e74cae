import type { Form } from '#web/forms/form-fields.ts'

const CHANGES = ['delete', 'billing', 'shipping'] as const

/** A button of an address. */
export interface AddressChange {
  id: string
  change: (typeof CHANGES)[number]
}

/** One button each: `billing` and `shipping` make an address the default one. */
export const BOOK_FORM: Form<'book', Partial<AddressChange>> = {
  id: 'book',
  read: (posted) => {
    const id = posted.get('id')
    const change = CHANGES.find((known) => known === posted.get('change'))
    return { ...(typeof id === 'string' && id !== '' ? { id } : {}), ...(change ? { change } : {}) }
  },
  secrets: [],
  order: [],
}
