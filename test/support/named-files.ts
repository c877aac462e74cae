import { tagsOf } from './page-tags.ts'

/** A picture or document that a page names. */
export interface NamedFile {
  /** As the page writes it, without its fragment. */
  address: string
  /** Element and attribute. */
  named: string
}

/** Attributes with addresses of files. A link counts if it leads to a document. */
const PLACES: readonly [element: string, attributes: readonly string[]][] = [
  ['img', ['src', 'srcset']],
  ['source', ['src', 'srcset']],
  ['video', ['src', 'poster']],
  ['track', ['src']],
  ['use', ['href']],
  ['image', ['href']],
  ['link', ['href']],
  ['a', ['href']],
]
const DOCUMENT = /^[^?#]*(\/(media|fileadmin)\/|\.(pdf|step|stl|dxf|csv|ics|svg|zip|vtt)$)/

/** The pictures and documents that a page names, each once. */
export function filesNamedIn(html: string): NamedFile[] {
  const files = PLACES.flatMap(([element, attributes]) =>
    tagsOf(html, element).flatMap((tag) =>
      attributes.flatMap((attribute) =>
        candidatesOf(attribute, tag[attribute] ?? '')
          .filter((address) => address !== '' && !/^(data:|#)/.test(address))
          .filter((address) => !['a', 'link'].includes(element) || DOCUMENT.test(address))
          .map((address) => ({ address: address.replace(/#.*/, ''), named: `${element} ${attribute}` })),
      ),
    ),
  )
  const shared = tagsOf(html, 'meta').filter(({ property }) => property === 'og:image')
  const all = [...files, ...shared.map(({ content = '' }) => ({ address: content, named: 'meta og:image' }))]
  return [...new Map(all.map((file) => [file.named + file.address, file])).values()]
}

const candidatesOf = (attribute: string, value: string): string[] =>
  attribute === 'srcset' ? value.split(/,\s+/).map((candidate) => candidate.trim().split(/\s+/)[0] ?? '') : [value]
