import type { ContentFile } from '#contracts/content/file.ts'
import {
  asArray,
  asConcealedText,
  asNumber,
  asRecord,
  asText,
  asTexts,
  type JsonRecord,
} from '#contracts/content/json-record.ts'
import type { LabelledLink } from '#contracts/content/links/link.ts'
import { atOwnOrigin } from '#contracts/content/links/own-origin.ts'
import { readFile, readLink } from '#contracts/content/links/read-link.ts'
import { readRichText } from '#contracts/content/rich-text/read-rich-text.server.ts'
import type { FieldReader, Reading } from '#contracts/content/reading.ts'
import type { RichNode } from '#contracts/content/rich-text/rich-text.ts'

/** A product family marked in the hero's drawing. */
export interface HeroPart {
  /** Id of the group in the drawing's file. */
  fragment: string
  categoryId: string
  /** Centre of the balloon and end of its leader, in the drawing's units. */
  balloon: { x: number; y: number }
  leader: { x: number; y: number }
}

/** A text in the drawing in the page's language. */
export interface HeroCaption {
  text: string
  /** SVG matrix of the text's centre. */
  matrix: number[]
  /** In the drawing's units. */
  size: number
}

export interface HeroFields {
  image: ContentFile | undefined
  bodytext: RichNode[]
  link: LabelledLink | undefined
  moreLink: LabelledLink | undefined
  parts: HeroPart[]
  /** Groups of the drawing's file in painting order; empty: the file is one picture. */
  layers: string[]
  captions: HeroCaption[]
  /** Title block below the drawing. */
  facts: { label: string; value: string }[]
  factsLink: LabelledLink | undefined
}

export const readHero: FieldReader<HeroFields> = (content, reading) => ({
  image: readImage(content, reading),
  bodytext: readRichText(content.bodytext, reading),
  link: readLink(content.link, reading),
  moreLink: readLink(content.moreLink, reading),
  parts: asArray(content.parts).map((part) => readPart(asRecord(part))),
  layers: asTexts(content.layers),
  captions: asArray(content.captions).map((caption) => readCaption(asRecord(caption))),
  facts: asArray(content.facts)
    .map(asRecord)
    .map(({ label, value }) => ({ label: asConcealedText(label), value: asConcealedText(value) })),
  factsLink: readLink(content.factsLink, reading),
})

/** The groups of a drawing are used one by one. */
function readImage({ image, layers }: JsonRecord, reading: Reading): ContentFile | undefined {
  const file = readFile(image, reading)
  const isDrawing = file !== undefined && asTexts(layers).length > 0
  return isDrawing ? { ...file, url: atOwnOrigin(file.url, 'drawing', reading) } : file
}

const readPart = ({ fragment, categoryId, balloon, leader }: JsonRecord): HeroPart => ({
  fragment: asText(fragment),
  categoryId: asText(categoryId),
  balloon: readPoint(asRecord(balloon)),
  leader: readPoint(asRecord(leader)),
})

const readCaption = ({ text, matrix, size }: JsonRecord): HeroCaption => ({
  text: asConcealedText(text),
  matrix: asArray(matrix).map((entry) => asNumber(entry)),
  size: asNumber(size),
})

const readPoint = ({ x, y }: JsonRecord) => ({ x: asNumber(x), y: asNumber(y) })
