import { checkFields, type ElementFile } from '#backend/content/elements.ts'
import type { MenuItemFile } from '#backend/content/format.ts'
import { findReferences } from './references.ts'
import { type ContentSite, type Page, pageAt, translationOf } from '#backend/content/site.ts'

type PageAddress = Pick<Page, 'locale' | 'path'>
type Report = (page: PageAddress, field: string, message: string) => void

/** Cross-file checks: every reference must resolve. */
export function checkSite(site: ContentSite, report: Report): void {
  for (const locale of site.locales) {
    if (!pageAt(site, locale, '')) report({ locale, path: '' }, '', 'is missing: every language needs a home page')
    const byUid = new Map<number, Page>()
    for (const page of site.pages.filter((one) => one.locale === locale)) {
      const other = byUid.get(page.uid)
      if (other) report(page, 'uid', `${page.uid} is taken by ${other.path || 'index'}.json`)
      byUid.set(page.uid, page)
      for (const column of ['stage', 'main'] as const)
        for (const [index, element] of page[column].entries())
          checkElement(site, page, element, (field, message) => report(page, `${column}.${index}.${field}`, message))
    }
    for (const [area, items] of Object.entries(site.navigation[locale]))
      checkMenu(site, { locale, path: 'navigation' }, area, items, report)
  }
}

function checkElement(
  site: ContentSite,
  page: Page,
  element: ElementFile,
  report: (field: string, message: string) => void,
): void {
  for (const reference of findReferences(element)) {
    if ('page' in reference) {
      if (!translationOf(site, reference.page, page.locale))
        report(reference.field, `page ${reference.page} does not exist in this language`)
    } else if (!site.media.has(reference.file)) report(reference.field, `data/media/${reference.file} does not exist`)
  }
  checkFields(element, { hasPerson: (key) => site.people.has(key), report })
}

function checkMenu(site: ContentSite, menu: PageAddress, area: string, items: MenuItemFile[], report: Report): void {
  for (const [index, { title, link, children }] of items.entries()) {
    const field = `${area}.${index}`
    if (!link && !title) report(menu, field, 'needs a title or a link')
    if (link && !('page' in link) && !title && !link.label)
      report(menu, `${field}.title`, 'is needed: the link has no page')
    if (link && 'page' in link && !translationOf(site, link.page, menu.locale))
      report(menu, `${field}.link`, `page ${link.page} does not exist in this language`)
    checkMenu(site, menu, `${field}.children`, children ?? [], report)
  }
}
