import type { Company } from '#contracts/company.ts'
import type { Locale } from '#contracts/locales.ts'
import { escapeMarkup, plainPage, telephoneLink } from '#server/plain-page.ts'
import { ERROR_TEXTS } from '#web/shell/errors/error-texts.ts'

/**
 * Returns the page for too many requests.
 * @param isForm true after a form was sent: reloading sends it again, a link would not.
 */
export function busyPage(company: Company, locale: Locale, isForm: boolean): string {
  const { busy, resend, again } = ERROR_TEXTS[locale]
  const next = isForm ? `<p>${escapeMarkup(resend)}</p>` : `<p><a class="again" href="">${escapeMarkup(again)}</a></p>`
  const mail = escapeMarkup(company.mail)
  const main = `<p class="code">503</p>
<h1>${escapeMarkup(busy.title)}</h1>
<p>${escapeMarkup(busy.text)}</p>
${next}
<p>${escapeMarkup(company.legalName)}<br>${telephoneLink(company)} · <a href="mailto:${mail}">${mail}</a></p>`
  return plainPage(company, locale, { title: busy.title, main })
}
