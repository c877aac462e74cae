import type { Company } from '#contracts/company.ts'
import type { Locale } from '#contracts/locales.ts'
import { escapeMarkup, plainPage, telephoneLink } from '#server/plain-page.ts'
import { ERROR_TEXTS } from '#web/shell/errors/error-texts.ts'
import { m } from '#web/i18n/messages.ts'

/** Page for an address that was not seen before, without a network. The service worker adds the links to others. */
export function offlinePage(company: Company, locale: Locale): string {
  const title = m.shell_offline_title({}, { locale })
  const main = `<h1>${escapeMarkup(title)}</h1>
<p>${escapeMarkup(m.shell_offline_text({}, { locale }))}</p>
<p><a class="again" href="">${escapeMarkup(ERROR_TEXTS[locale].again)}</a></p>
<section>
<h2>${escapeMarkup(m.shell_offline_pages({}, { locale }))}</h2>
<ul>
<!--pages-->
</ul>
</section>
<p>${escapeMarkup(company.legalName)}<br>${telephoneLink(company)}</p>`
  return plainPage(company, locale, { title, main })
}
