import type { ContentElement, ElementFields, ElementType, Envelope } from './element.ts'
import { FIELD_READERS } from './read-fields.ts'
import { flag, list, type Loose, number, oneOf, record, text } from './loose.ts'
import { readLink, type Reading } from './read-link.ts'

/** One element, or none where it is hidden everywhere; `shortcut` elements are replaced by what they point to. */
export function readElement(value: unknown, reading: Reading): ContentElement[] {
  const given = record(value)
  const content = record(given.content)
  const type = text(given.type)
  if (type === 'shortcut') return readElements(content.shortcut, reading)
  const envelope = readEnvelope(given, content, reading)
  if (!Object.values(envelope.visible).some(Boolean)) return []
  const known = Object.keys(FIELD_READERS).find((key): key is ElementType => key === type && key !== 'unknown')
  const problem = text(content.error)
  if (known === undefined || problem !== '') return [{ ...envelope, type: 'unknown', wireType: type, problem }]
  return [element(known, envelope, FIELD_READERS[known](content, reading))]
}

export const readElements = (value: unknown, reading: Reading): ContentElement[] =>
  list(value).flatMap((item) => readElement(item, reading))

/** The compiler cannot follow that a type's reader gives that type's fields. */
const element = (type: ElementType, envelope: Envelope, fields: ElementFields[ElementType]): ContentElement =>
  ({ ...envelope, type, ...fields }) as ContentElement

function readEnvelope(given: Loose, content: Loose, reading: Reading): Envelope {
  const appearance = record(given.appearance)
  const seen = (device: string) => {
    const own =
      appearance[`responsive_${device}`] ?? appearance[`responsive${device[0]?.toUpperCase()}${device.slice(1)}`]
    return own === undefined ? undefined : flag(own)
  }
  const [desktop, tablet, mobile] = [seen('desktop'), seen('tablet'), seen('mobile')]
  // A system without these switches shows its elements everywhere.
  const unset = desktop === undefined && tablet === undefined && mobile === undefined
  return {
    id: number(given.id),
    header: {
      text: text(content.header),
      subheader: text(content.subheader),
      layout: number(content.headerLayout),
      position: oneOf(content.headerPosition, ['', 'left', 'center', 'right'], ''),
      link: readLink(content.headerLink, reading),
    },
    frame: text(appearance.frameClass) || 'default',
    layout: text(appearance.layout) || 'default',
    visible: { desktop: unset || !!desktop, tablet: unset || !!tablet, mobile: unset || !!mobile },
    background: text(given.background_color ?? given.backgroundColor),
    children: readChildren(given, content, reading),
  }
}

/** Our own `children`, EXT:container's `items[].contentElements`, gridelements' `structure.rows[].columns[]`. */
function readChildren(given: Loose, content: Loose, reading: Reading): ContentElement[] {
  const containers = list(content.items).map((item) => record(item).contentElements)
  const rows = list(record(content.structure).rows).flatMap((row) => list(record(row).columns))
  const columns = rows.map((column) => record(column).elements)
  return [given.children, ...containers, ...columns].flatMap((elements) => readElements(elements, reading))
}
