import type { JsonRecord } from './json-record.ts'
import type { BasePaths } from './site-address.ts'

/** What the readers of a content response have to know of the site. */
export interface Reading {
  /** Hosts of this site, `www.example.com`: absolute addresses on them become paths. */
  hosts: readonly string[]
  /** Address of a content system elsewhere: its pages are pages of this site, its files stay where they are. */
  contentUrl?: string | undefined
  /** Unless given, every language has the same prefix there as here. */
  basePaths?: BasePaths
  /** Called for each element that has no reader, or that the content system could not render. */
  onUnknownElement?: (element: UnknownElement) => void
}

export interface UnknownElement {
  wireType: string
  /** The content system's own message; empty when the type has no reader here. */
  problem: string
}

/** Turns an element's `content` into its fields. The header and the envelope are read for all types alike. */
export type FieldReader<Fields extends object> = (content: JsonRecord, reading: Reading) => Fields
