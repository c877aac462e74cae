import type { Locale } from '#contracts/locales.ts'
import { type ContentSite, type Page, pageAddress } from '#backend/content/site.ts'
import type { FormPurpose } from './form-file.ts'

/** Whether an element of the page, at any depth, has a form of data/forms. */
export const hasForm = (page: Pick<Page, 'stage' | 'main'>): boolean => formsIn([page.stage, page.main]).length > 0

/** Names of the forms in elements, at any depth. */
function formsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const own = 'form' in value && typeof value.form === 'string' ? [value.form] : []
  return [...own, ...Object.values(value).flatMap(formsIn)]
}

/** Address of the page with a form for a purpose, `/de/newsletter`; undefined if the language has none. */
export function pageOfPurpose({ pages, forms }: ContentSite, purpose: FormPurpose, locale: Locale): string | undefined {
  const page = pages.find((one) => one.locale === locale && hasPurpose({ forms }, one, purpose))
  return page && pageAddress(page)
}

/** Whether a language has a newsletter: pages for the two links in its mails. */
export const hasNewsletter = (site: ContentSite, locale: Locale): boolean =>
  (['newsletter-confirm', 'newsletter-leave'] as const).every(
    (purpose) => pageOfPurpose(site, purpose, locale) !== undefined,
  )

/** Whether a page has a form for a purpose. */
export const hasPurpose = (
  { forms }: Pick<ContentSite, 'forms'>,
  { stage, main }: Pick<Page, 'stage' | 'main'>,
  purpose: FormPurpose,
): boolean => formsIn([stage, main]).some((name) => forms.files.get(name)?.purpose.kind === purpose)
