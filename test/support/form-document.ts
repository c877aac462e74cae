import { expect } from 'vitest'
import type { FormDocument } from '#contracts/content/forms/form-document.ts'
import type { ContentForm } from '#contracts/content/forms/form.ts'
import type { LinkDocument } from '#contracts/content/links/link.ts'

/** A form without fields as the content system sends it. */
export const FORM_CONTENT = {
  link: {
    href: '/de/kontakt?tx_form_formframework%5Baction%5D=perform',
    target: null,
    class: null,
    title: null,
    linkText: null,
    additionalAttributes: [],
  },
  form: {
    id: 'contact-1',
    api: { status: null, errors: null, actionAfterSuccess: null, page: { current: 0, nextPage: null, pages: 1 } },
    i18n: { submitButtonLabel: 'Send' },
    elements: [],
  },
} satisfies { link: LinkDocument; form: FormDocument }

/** The same form as it is read. */
export const READ_FORM: ContentForm = {
  id: 'contact-1',
  action: '/de/kontakt?tx_form_formframework%5Baction%5D=perform',
  status: 'idle',
  message: '',
  redirect: undefined,
  step: undefined,
  errors: {},
  submitLabel: 'Send',
  fields: [],
  // A string of chance.
  hidden: [{ name: 'form-reading', value: expect.any(String) as string }],
  traps: [],
}
