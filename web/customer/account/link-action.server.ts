import { type FormAction, formAction } from '#web/forms/action/form-action.server.ts'
import { LINK_FORM, type LinkValues } from './confirmed-link.ts'

type LinkAction = FormAction<'confirm', LinkValues, Required<LinkValues>, never>

/**
 * The action of a page to which the link of a mail leads. A form of its own, not the opened link: programs that check
 * mails open links, too. The shop checks the values.
 */
export const linkAction = (run: LinkAction['run']) =>
  formAction<'confirm', LinkValues, Required<LinkValues>>({
    form: LINK_FORM,
    check: ({ em = '', hash = '' }) => ({ value: { em, hash } }),
    run,
  })
