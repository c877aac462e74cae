import type { ElementFile, FileFile, LinkFile } from './format-element.ts'
import type { MenuItemFile } from './format.ts'
import { type Page, pageAt, type Site, translationOf } from './site.ts'

type Report = (page: Pick<Page, 'locale' | 'path'>, field: string, message: string) => void

/** What no single file can know: that what it points to is there. */
export function checkSite(site: Site, report: Report): void {
  for (const locale of site.locales) {
    if (!pageAt(site, locale, '')) report({ locale, path: '' }, '', 'is missing: every language needs a home page')
    const seen = new Map<number, Page>()
    for (const page of site.pages.filter((one) => one.locale === locale)) {
      const other = seen.get(page.uid)
      if (other) report(page, 'uid', `${page.uid} is taken by ${other.path || 'index'}.json`)
      seen.set(page.uid, page)
      checkPage(site, page, report)
    }
    for (const [area, items] of Object.entries(site.navigation[locale]))
      checkMenu(site, { locale, path: 'navigation' }, area, items, report)
  }
}

function checkPage(site: Site, page: Page, report: Report): void {
  for (const column of ['stage', 'main'] as const)
    for (const [index, element] of page[column].entries()) {
      const at = (field: string) => `${column}.${index}.${field}`
      for (const [field, uid] of pagesNamedIn(element))
        if (!translationOf(site, uid, page.locale))
          report(page, at(field), `page ${uid} does not exist in this language`)
      for (const file of filesOf(element))
        if (!site.media.has(file.file)) report(page, at('file'), `data/media/${file.file} does not exist`)
      if (element.type === 'site_address_list')
        for (const key of element.people)
          if (!site.people.has(key)) report(page, at('people'), `data/people/${key}.json does not exist`)
      if (element.type === 'bullets')
        for (const item of element.items)
          if (Array.isArray(item) !== (element.kind === 'definitions'))
            report(page, at('items'), 'pairs belong in definitions, and only there')
    }
}

function checkMenu(
  site: Site,
  place: Pick<Page, 'locale' | 'path'>,
  area: string,
  items: MenuItemFile[],
  report: Report,
): void {
  for (const [index, { title, link, children }] of items.entries()) {
    const field = `${area}.${index}`
    if (!link && !title) report(place, field, 'needs a title or a link')
    if (link && !('page' in link) && !title && !link.label)
      report(place, `${field}.title`, 'is needed: the link has no page')
    if (link && 'page' in link && !translationOf(site, link.page, place.locale))
      report(place, `${field}.link`, `page ${link.page} does not exist in this language`)
    checkMenu(site, place, `${field}.children`, children ?? [], report)
  }
}

/** Links of an element, in fields and in its HTML (`href="page:12"`). */
function pagesNamedIn(element: ElementFile): [field: string, uid: number][] {
  const found: [string, number][] = []
  for (const [field, value] of Object.entries(element) as [string, unknown][]) {
    for (const [, uid] of JSON.stringify(value ?? '').matchAll(/href=\\"page:(\d+)/g)) found.push([field, Number(uid)])
    for (const one of [value, ...(Array.isArray(value) ? value.map((item: { link?: unknown }) => item.link) : [])])
      if (isPageLink(one)) found.push([field, one.page])
  }
  return found
}

const isPageLink = (value: unknown): value is Extract<LinkFile, { page: number }> =>
  typeof value === 'object' && value !== null && 'page' in value && typeof value.page === 'number'

function filesOf(element: ElementFile): FileFile[] {
  if (element.type === 'site_teaser')
    return [element.image, ...element.items.map((item) => item.image)].filter((file) => file !== undefined)
  if (element.type === 'site_hero') return [element.image]
  return element.type === 'site_split' && element.media ? [element.media] : []
}
