import { m } from '#web/i18n/messages.ts'

/** EXT:headless does not translate the buttons of our package's forms: they come in English on every page. */
const OF_PACKAGE: Readonly<Record<string, () => string>> = {
  'Send message': m.content_form_submit_contact,
  'Send your task': m.content_form_submit_application_technology,
  Subscribe: m.content_form_submit_newsletter,
  'Confirm and show files': m.content_form_submit_download,
}

/** The words on the button that sends a form, in the language of the page where we know them. */
export const submitLabel = (given: string): string =>
  Object.hasOwn(OF_PACKAGE, given) ? (OF_PACKAGE[given]?.() ?? given) : given || m.content_form_send()
