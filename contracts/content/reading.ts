import type { JsonRecord } from './json-record.ts'
import type { BasePaths } from './links/site-address.ts'

/** Facts about the site for the readers of a content response. */
export interface Reading {
  /** Hosts of this site, `www.example.com`. Absolute addresses on them become paths. */
  hosts: readonly string[]
  /** Address of a remote content system. Its pages are pages of this site, its files keep their address. */
  contentUrl?: string | undefined
  /** By default each language has the same prefix there as here. */
  basePaths?: BasePaths
  /** Called for each element without a reader, or that the content system could not render. */
  onUnknownElement?: (element: UnknownElement) => void
}

export interface UnknownElement {
  wireType: string
  /** The content system's own message; empty if the type has no reader here. */
  problem: string
}

/** The element of a TYPO3 in which visitors sign in to it. This site does not pass it on. */
export const SIGN_IN = 'felogin_login'

/** Converts an element's `content` to its fields. Header and envelope are read for all types alike. */
export type FieldReader<Fields extends object> = (content: JsonRecord, reading: Reading) => Fields
