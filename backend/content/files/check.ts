import { basename } from 'node:path'
import type { Locale } from '#contracts/locales.ts'
import { checkFields, type ElementFile } from '#backend/content/elements.ts'
import type { MenuItemFile } from '#backend/content/format.ts'
import { hasPurpose } from '#backend/content/forms/form-pages.ts'
import { findReferences } from './references.ts'
import { articleOf, type ContentSite, type Page, pageAt, translationOf } from '#backend/content/site.ts'

/** A page, or a menu of a language. */
type Place = { file: string } | { locale: Locale; name: string }
type Report = (place: Place, field: string, message: string) => void

/** Cross-file checks: every reference must resolve. */
export function checkSite(site: ContentSite, report: Report): void {
  for (const locale of site.locales) {
    if (!pageAt(site, locale, '')) report({ locale, name: 'index' }, '', 'is missing: every language needs a home page')
    const byUid = new Map<number, Page>()
    for (const page of site.pages.filter((one) => one.locale === locale)) {
      const other = byUid.get(page.uid)
      if (other) report(page, 'uid', `${page.uid} is taken by ${basename(other.file)}`)
      byUid.set(page.uid, page)
      checkReferences(site, locale, { picture: page.picture }, (field, message) => report(page, field, message))
      for (const column of ['stage', 'main'] as const)
        for (const [index, element] of page[column].entries())
          checkElement(site, page, element, (field, message) =>
            report(page, fieldOf(page, column, index, field), message),
          )
    }
    for (const { article, file } of site.news.articles.filter((page) => page.locale === locale)) {
      const { picture, bodytext } = article
      checkReferences(site, locale, { picture, bodytext }, (field, message) => report({ file }, field, message))
    }
    for (const [area, items] of Object.entries(site.navigation[locale])) checkMenu(site, locale, area, items, report)
  }
}

/** The element of an article itself has no field: it is the article. */
const fieldOf = (page: Page, column: 'stage' | 'main', index: number, field: string): string =>
  'article' in page ? `elements.${index - 1}.${field}` : `${column}.${index}.${field}`

function checkElement(
  site: ContentSite,
  page: Page,
  element: ElementFile,
  report: (field: string, message: string) => void,
): void {
  checkReferences(site, page.locale, element, report)
  checkOwnFields(site, page, element, report)
}

/** The checks of the element's type, and of its children's. */
function checkOwnFields(
  site: ContentSite,
  page: Page,
  element: ElementFile,
  report: (field: string, message: string) => void,
): void {
  for (const [index, child] of (element.children ?? []).entries())
    checkOwnFields(site, page, child, (field, message) => report(`children.${index}.${field}`, message))
  checkFields(element, {
    hasPerson: (key) => site.people.has(key),
    hasForm: (name) => site.forms.files.has(name),
    purposeOf: (name) => site.forms.files.get(name)?.purpose.kind,
    hasFormOfPurpose(uid, purpose) {
      const found = translationOf(site, uid, page.locale)
      return found !== undefined && hasPurpose(site, found, purpose)
    },
    hasArticle: (uid) => articleOf(site, page.locale, uid) !== undefined,
    hasTopic: (key) => site.news.topics.some((topic) => topic.key === key),
    hasDownload: (key) => site.downloads.files.has(key),
    hasDownloadCategory: (key) => site.downloads.categories.some((category) => category.key === key),
    report,
  })
}

function checkReferences(
  site: ContentSite,
  locale: Locale,
  value: unknown,
  report: (field: string, message: string) => void,
): void {
  for (const reference of findReferences(value)) {
    if ('page' in reference) {
      if (!translationOf(site, reference.page, locale))
        report(reference.field, `page ${reference.page} does not exist in this language`)
    } else if (!site.media.has(reference.file)) report(reference.field, `media/${reference.file} does not exist`)
  }
}

function checkMenu(site: ContentSite, locale: Locale, area: string, items: MenuItemFile[], report: Report): void {
  const menu = { locale, name: 'navigation' }
  for (const [index, { title, link, image, children }] of items.entries()) {
    const field = `${area}.${index}`
    if (image && !site.media.has(image.file)) report(menu, `${field}.image`, `media/${image.file} does not exist`)
    if (!link && !title) report(menu, field, 'needs a title or a link')
    if (link && !('page' in link) && !title && !link.label)
      report(menu, `${field}.title`, 'is needed: the link has no page')
    if (link && 'page' in link && !translationOf(site, link.page, locale))
      report(menu, `${field}.link`, `page ${link.page} does not exist in this language`)
    checkMenu(site, locale, `${field}.children`, children ?? [], report)
  }
}
