import { DomUtils, parseDocument } from 'htmlparser2'

/** The attributes of each element of that name in a page, in order. */
export const tagsOf = (html: string, name: string): Record<string, string>[] =>
  DomUtils.getElementsByTagName(name, parseDocument(html)).map(({ attribs }) => attribs)

/** Address of the first `link` of a page with these attributes; undefined without one. */
export const linkOf = (html: string, attributes: Record<string, string>): string | undefined =>
  tagsOf(html, 'link').find((link) => Object.entries(attributes).every(([name, value]) => link[name] === value))?.[
    'href'
  ]

/** Content of the `meta` of that name in a page; undefined without one. */
export const metaOf = (html: string, name: string): string | undefined =>
  tagsOf(html, 'meta').find((meta) => meta['name'] === name)?.['content']
