import type { ContentFile, FileDocument } from './file.ts'

/** A picture of an article in a response. Sizes that the system did not make have a `publicUrl` of null. */
export interface NewsMediaDocument {
  type: 'image'
  properties: {
    id: number
    type: number
    filename: string
    title: string
    alternative: string
    description: string
    link: string
    /** In lower case, unlike the one of files. */
    mimetype: string
    showInPreview: 0 | 1
  }
  images: Record<string, { publicUrl: string | null; dimensions: { width: number; height: number } | null }>
  /** The file itself, an addition. */
  file: FileDocument
}

/** An article in a list of EXT:headless_news. */
export interface NewsItemDocument {
  uid: number
  title: string
  /** Text, or HTML. */
  teaser: string
  isTopNews: boolean
  /** A day. A stock system writes `Oct 09 2025`, unless `settings.dateFormat` is set; the embedded one ISO 8601. */
  crdate: string
  tstamp: string
  datetime: string
  /** The day from which it is archived; which lists show it then, the system decides. */
  archive: string | null
  author: { author: string; authorEmail: string }
  media: NewsMediaDocument[]
  /** Files as {@link NewsMediaDocument}, or of another kind with their address inside of `properties`. */
  falRelatedFiles: object[]
  categories: { id: number; pid: number; title: string; description: string; slug: string }[]
  tags: { id: number; pid: number; title: string; slug: string }[]
  metaData: { keywords: string; description: string; alternativeTitle: string }
  /** Address of the article. */
  slug: string
  pathSegment: string
  moreLink: string
  /** An addition: EXT:eventnews has these fields, EXT:headless_news does not send them. */
  event: NewsEventDocument | null
}

export interface NewsEventDocument {
  /** Local time, `2026-10-13T09:00`, or a day. */
  start: string
  /** Its last day, if it is a day. */
  end: string | null
  fullDay: boolean
  /** IANA name. */
  timezone: string
  location: { title: string; street: string; city: string; country: string; link: string } | null
  organizer: { title: string; link: string } | null
}

/** An article as lists show it. */
export interface NewsItem {
  id: number
  title: string
  teaser: string
  /** Day of publication, `2025-10-09`; empty if it cannot be read. */
  date: string
  /** Day of the last change. */
  changed: string
  /** Path of the article; empty in the article itself. */
  href: string
  author: string
  picture: ContentFile | undefined
  caption: string
  topics: NewsTopic[]
  tags: NewsTopic[]
  event: NewsEvent | undefined
}

/** A category or a tag; ids of one kind are its own. */
export interface NewsTopic {
  id: number
  title: string
}

export interface NewsEvent {
  /** Local time `2026-10-13T09:00`, or a day for an event of whole days. */
  start: string
  /** As {@link start}; the last day, included. Equal to the start if the system names none. */
  end: string
  isFullDay: boolean
  /** IANA name of the zone of these times. */
  zone: string
  location: { title: string; street: string; city: string; country: string; href: string } | undefined
  organizer: { title: string; href: string } | undefined
}
