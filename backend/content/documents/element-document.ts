import type { Locale } from '#contracts/locales.ts'
import type { ElementDocument } from '#contracts/content/page.ts'
import type { FieldWriters } from '#backend/content/element-format.ts'
import { type ElementFile, MOST_CHILDREN, writeFields } from '#backend/content/elements.ts'
import { formDocument } from '#backend/content/forms/form-document.ts'
import { type FormRequest, NOTHING_SENT } from '#backend/content/forms/form-requests.ts'
import { type ContentSite, type Page, pageAddress } from '#backend/content/site.ts'
import { downloadDocuments } from './download-documents.ts'
import { articleDocument, articleDocuments } from './news-documents.ts'
import { fileDocument, linkDocument, resolveHtml } from './links.ts'
import { elementId } from './element-id.ts'
import { menuItems } from './page-menus.ts'

/** An element as it is sent. Its id follows from the page and its position, the same in every language. */
export function elementDocument(
  site: ContentSite,
  page: Page,
  element: ElementFile,
  colPos: 0 | 1,
  index: number,
  asked: FormRequest = NOTHING_SENT,
): ElementDocument {
  const id = elementId(page, colPos, index)
  const {
    visible,
    background,
    frame,
    layout,
    space,
    gallery,
    header,
    subheader,
    headerLayout,
    headerPosition,
    headerLink,
  } = element
  return {
    id,
    pid: page.uid,
    type: element.type,
    colPos,
    categories: element.categories.join(','),
    appearance: {
      layout,
      frameClass: frame,
      spaceBefore: space.before,
      spaceAfter: space.after,
      responsive_desktop: visible.includes('desktop'),
      responsive_tablet: visible.includes('tablet'),
      responsive_mobile: visible.includes('mobile'),
    },
    background_color: background,
    as_gallery: gallery,
    ...(element.children && {
      children: element.children.map((child, position) =>
        elementDocument(site, page, child, colPos, CHILDREN + index * MOST_CHILDREN + position, asked),
      ),
    }),
    content: {
      header,
      subheader,
      headerLayout,
      headerPosition,
      headerLink: linkDocument(site, page.locale, headerLink),
      ...writeFields(element, {
        link: (given) => linkDocument(site, page.locale, given),
        html: (given) => resolveHtml(site, page.locale, given),
        file: (given) => fileDocument(site, given),
        people: (keys) =>
          (keys.length > 0 ? keys : [...site.people.keys()]).map((key) => personDocument(site, page.locale, key)),
        articles: (query) => articleDocuments(site, page.locale, query),
        article: (uid) => articleDocument(site, page.locale, uid),
        downloads: (query) => downloadDocuments(site, page.locale, query),
        menu: (type, choice) => menuItems(site, page, type, choice),
        ...formWriters(site, page, id, asked),
      }),
    },
  }
}

/** Writes the form of an element, as it was sent if it is the one that was sent. */
function formWriters(
  site: ContentSite,
  page: Page,
  id: number,
  { query, sent }: FormRequest,
): Pick<FieldWriters, 'form'> {
  const own = sent && sent.state.formId.endsWith(`-${id}`) ? sent : undefined
  const { files, states, takesFiles } = site.forms
  return {
    form(name) {
      const form = files.get(name)
      if (!form) throw new Error(`No form ${name}`)
      const [locale, state] = [page.locale, own?.state ?? states.make(`${name}-${id}`)]
      const html = (given: string) => resolveHtml(site, locale, given)
      const outcome = own?.outcome
      const parameters = 'tx_form_formframework%5Baction%5D=perform&tx_form_formframework%5Bcontroller%5D=FormFrontend'
      const link = { href: `${pageAddress(page)}?${parameters}`, target: null, class: null, title: null }
      return {
        link: { ...link, linkText: String(page.uid), additionalAttributes: [] },
        form: formDocument({ form, locale, state, states, html, takesFiles, query, outcome }),
      }
    },
  }
}

/** Position of the first child of a page: no column has as many elements. */
const CHILDREN = 10_000

/** A contact as it is sent; `images` is empty if the person has no picture. */
function personDocument(site: ContentSite, locale: Locale, key: string): Record<string, unknown> {
  const person = site.people.get(key)
  if (!person) throw new Error(`No person ${key}`)
  const image = person.image && site.media.get(person.image)?.document
  return {
    id: person.id,
    name: person.name,
    positions: person.positions.map((position) => position[locale]),
    groups: person.groups.map((group) => group[locale]),
    organisations: [],
    regions: person.regions.map((region) => region[locale]),
    email: person.email,
    tel: person.tel,
    mobile: person.mobile ?? null,
    images: image ? [image] : [],
  }
}
