import {
  type ContentElement,
  ELEMENT_READERS,
  type ElementFields,
  type ElementOf,
  type Envelope,
  SPACES,
  type WireType,
} from './elements.ts'
import { readUnknown } from './elements/unknown.ts'
import {
  asArray,
  asBoolean,
  asConcealedText,
  asNumber,
  asOneOf,
  asRecord,
  asText,
  type JsonRecord,
} from './json-record.ts'
import { readLink } from './links/read-link.ts'
import { type FieldReader, type Reading, SIGN_IN } from './reading.ts'

/** Elements that an extension of the content system makes. */
const PLUGINS: ReadonlySet<string> = new Set<WireType>(['form_formframework', 'news_pi1', 'news_newsdetail'])
/** A TYPO3 sends the envelope of a plugin alone if it does not know how to make its JSON. */
const WITHOUT_TYPOSCRIPT = 'It has no content: the TypoScript of its extension is missing in the site.'

/** The list of EXT:news whose sticky articles are first. EXT:headless_news sends it as any other list. */
const STICKY_LIST = 'news_newsliststicky'
/** Other plugins of EXT:news. EXT:headless_news has no JSON for most of them. */
const NEWS_PLUGIN = /^news_/
const WITHOUT_BLOCK = 'This site has no block for this plugin of EXT:news. It shows "News list" and "News detail".'

const WITHOUT_SIGN_IN = 'Visitors cannot sign in to the content system on this site.'

function problemOf(wireType: string, given: JsonRecord, content: JsonRecord): string {
  if (wireType === SIGN_IN) return WITHOUT_SIGN_IN
  const isPlugin = PLUGINS.has(wireType) || !isWireType(wireType)
  if (isPlugin && given.content === undefined) return WITHOUT_TYPOSCRIPT
  const isOfNews = NEWS_PLUGIN.test(wireType) && !PLUGINS.has(wireType) && wireType !== STICKY_LIST
  return asText(content.error) || (isOfNews ? WITHOUT_BLOCK : '')
}

/** Reads one element; none if no device shows it. A `shortcut` is replaced by its targets. */
export function readElement(value: unknown, reading: Reading): ContentElement[] {
  const given = asRecord(value)
  const content = asRecord(given.content)
  const wireType = asText(given.type)
  if (wireType === 'shortcut') return readElements(content.shortcut, reading)
  const envelope = readEnvelope(given, content, reading)
  if (!Object.values(envelope.visible).some(Boolean)) return []
  const problem = problemOf(wireType, given, content)
  const readAs = wireType === STICKY_LIST ? 'news_pi1' : wireType
  if (isWireType(readAs) && problem === '') return [readKnown(readAs, envelope, content, reading)]
  const unknown = { wireType, problem }
  reading.onUnknownElement?.(unknown)
  return [{ ...envelope, type: 'unknown', ...readUnknown(content, unknown, reading) }]
}

export const readElements = (value: unknown, reading: Reading): ContentElement[] =>
  asArray(value).flatMap((item) => readElement(item, reading))

const isWireType = (type: string): type is WireType => Object.hasOwn(ELEMENT_READERS, type)

const READERS: { [T in WireType]: FieldReader<ElementFields[T]> } = ELEMENT_READERS

function readKnown<T extends WireType>(
  type: T,
  envelope: Envelope,
  content: JsonRecord,
  reading: Reading,
): ElementOf<T> {
  const common = { ...envelope, type }
  return { ...common, ...READERS[type](content, reading) }
}

function readEnvelope(given: JsonRecord, content: JsonRecord, reading: Reading): Envelope {
  const appearance = asRecord(given.appearance)
  const isShownOn = (device: string) => {
    const camelCase = `responsive${device[0]?.toUpperCase()}${device.slice(1)}`
    const own = appearance[`responsive_${device}`] ?? appearance[camelCase]
    return own === undefined ? undefined : asBoolean(own)
  }
  const [desktop, tablet, mobile] = [isShownOn('desktop'), isShownOn('tablet'), isShownOn('mobile')]
  // A system without these switches shows its elements everywhere.
  const unset = desktop === undefined && tablet === undefined && mobile === undefined
  return {
    id: asNumber(given.id),
    header: {
      text: asConcealedText(content.header),
      subheader: asConcealedText(content.subheader),
      layout: asNumber(content.headerLayout),
      position: asOneOf(content.headerPosition, ['', 'left', 'center', 'right'], ''),
      link: readLink(content.headerLink, reading),
    },
    frame: asText(appearance.frameClass) || 'default',
    layout: asText(appearance.layout) || 'default',
    visible: { desktop: unset || !!desktop, tablet: unset || !!tablet, mobile: unset || !!mobile },
    space: {
      before: asOneOf(appearance.spaceBefore, SPACES, ''),
      after: asOneOf(appearance.spaceAfter, SPACES, ''),
    },
    background: asText(given.background_color ?? given.backgroundColor),
    isGallery: asBoolean(given.as_gallery ?? given.asGallery),
    children: readChildren(given, content, reading),
  }
}

/**
 * Reads our own `children`, an article's `data.contentElements`, EXT:container's `items[].contentElements` or columns
 * that an integrator named, and gridelements' `structure.rows[].columns[]`.
 */
function readChildren(given: JsonRecord, content: JsonRecord, reading: Reading): ContentElement[] {
  const containers = asArray(content.items).map((item) => asRecord(item).contentElements)
  const rows = asArray(asRecord(content.structure).rows).flatMap((row) => asArray(asRecord(row).columns))
  const columns = rows.map((column) => asRecord(column).elements)
  const ofArticle = asRecord(content.data).contentElements
  const namedColumns = Object.values(content).filter(isColumn)
  return [given.children, ofArticle, ...containers, ...columns, ...namedColumns].flatMap((elements) =>
    readElements(elements, reading),
  )
}

/** Whether all entries are envelopes of elements. */
const isColumn = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((entry) => ['id', 'type', 'colPos', 'content'].every((key) => key in asRecord(entry)))
