import { type FormValues, plainForm } from '#web/forms/form-fields.ts'
import { m } from '#web/i18n/messages.ts'

/** The values of a link in a mail: `em` is a hash of the address, `hash` the secret. They are hidden fields. */
export const LINK_FORM = plainForm('confirm', {
  em: { label: m.account_confirm, maxLength: 100 },
  hash: { label: m.account_confirm, maxLength: 200 },
})
export type LinkValues = FormValues<'em' | 'hash'>

/** Reads the values of a link from its address. */
export function readLinkValues({ url }: Pick<Request, 'url'>): Required<LinkValues> {
  const { searchParams } = new URL(url)
  return { em: searchParams.get('em') ?? '', hash: searchParams.get('hash') ?? '' }
}
