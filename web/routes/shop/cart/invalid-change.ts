import { m } from '#web/i18n/messages.ts'

/** What was typed stays in the field of that line; without a line it concerns them all. */
export interface InvalidChange {
  kind: 'invalid'
  lineId: string
  typed: string | undefined
  error: string
}

/** The answer where the shop could not be asked at all: nothing has changed, and nothing typed is lost. */
export const unreachableCart = (form: FormData): InvalidChange => ({
  kind: 'invalid',
  lineId: String(form.get('id') ?? ''),
  typed: form.has('quantity') ? String(form.get('quantity')) : undefined,
  error: m.cart_shop_unavailable(),
})
