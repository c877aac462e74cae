import type { AttachmentKind } from './attachment-kinds.ts'

/** Bytes of one file: 20 MB, whichever way a file manager counts them. */
export const LARGEST_ATTACHMENT = 20 * 1024 * 1024
/** Bytes of all files of a quote request. */
export const LARGEST_TOGETHER = 100 * 1024 * 1024
/** Files of one line, or for the whole request; and of a quote request with all its lines. */
export const MOST_OF_LINE = 5
export const MOST_OF_REQUEST = 20
/** Bytes of one part of a file that is sent in parts. Every proxy lets it through, and a bad line loses no more than this. */
export const PART_SIZE = 256 * 1024
/** Bytes of the largest part that is accepted. */
export const LARGEST_PART = 1024 * 1024
/** Characters of a name; the rest is cut off before the ending. */
export const LONGEST_NAME = 120
/** Key of files for the whole request and not for one of its lines. */
export const WHOLE_REQUEST = ''

/** A file that a buyer adds to a quote request or to one of its lines. */
export interface Attachment {
  /** 32 hex digits, random. */
  id: string
  /** Key of the line, see `attachmentKeyOf`; {@link WHOLE_REQUEST} for the whole request. */
  line: string
  /** As the visitor's device names it, without folders and control characters. To be shown only. */
  name: string
  kind: AttachmentKind
  /** Bytes. */
  size: number
  /** Bytes that have arrived; `size` for a complete file that was checked. */
  received: number
  hasPreview: boolean
  /** Removed a short time ago, and can be restored. */
  isRemoved: boolean
}

/** The file that is to be sent. */
export interface NewAttachment {
  line: string
  name: string
  size: number
  /** Time of its last change, milliseconds. Together with name and size it identifies a file that is sent again. */
  modified: number
}

/** Why a file was not accepted. */
export type AttachmentProblem =
  /** By its name it is none of the kinds; SVG has a reason of its own. */
  | 'unknown-kind'
  | 'svg'
  | 'empty'
  | 'too-large'
  /** The content is of another kind than the name says, or of none. */
  | 'other-content'
  | 'damaged'
  /** A picture with more pixels than any camera or scanner makes. */
  | 'too-many-pixels'
  | 'too-many-of-line'
  | 'too-many-of-request'
  | 'too-large-together'
  /** There is no room left on the server. */
  | 'no-room'
  /** Too many files in a short time. */
  | 'too-often'
  /** The part does not follow what has arrived. `received` says where to go on. */
  | 'wrong-offset'
  /** Unknown, of another visitor, or removed. */
  | 'gone'

export interface AttachmentRefusal {
  problem: AttachmentProblem
  /** With `other-content`: the kind of the content, if it is known. */
  found?: AttachmentKind
  /** With `wrong-offset`: bytes. */
  received?: number
  /** With `too-often`. */
  seconds?: number
}

export type AttachmentResult = { attachment: Attachment } | AttachmentRefusal

/** A file of a sent quote request with its address, which ends. */
export interface AttachmentLink extends Attachment {
  /** Absolute. */
  url: string
  /** ISO time. */
  until: string
}

/**
 * The files of quote requests, stored by our own server whichever shop there is; docs/attachments.md. A folder is the
 * secret of one visitor and quote request, 32 hex digits. Each operation sees the files of its folder only.
 */
export interface Attachments {
  /** Complete and unfinished files, and those that can be restored, in the order of their addition. */
  list(folder: string): Promise<Attachment[]>
  /** Begins a file that is sent in parts, or goes on with the same file if it is unfinished. */
  begin(folder: string, file: NewAttachment): Promise<AttachmentResult>
  /** Appends a part. The last one completes the file, which is then checked. */
  append(folder: string, id: string, offset: number, part: Uint8Array): Promise<AttachmentResult>
  /** Stores a file that is sent in one piece. */
  store(
    folder: string,
    file: Pick<NewAttachment, 'line' | 'name'>,
    content: AsyncIterable<Uint8Array>,
  ): Promise<AttachmentResult>
  remove(folder: string, id: string): Promise<void>
  restore(folder: string, id: string): Promise<AttachmentResult>
  /** Gives the files of one line to another one with which it was joined. */
  move(folder: string, from: string, to: string): Promise<void>
  /** JPEG of a picture of the folder. */
  preview(folder: string, id: string): Promise<Uint8Array<ArrayBuffer> | undefined>
  /**
   * Prepares the files for a quote request to a shop elsewhere, which does not know them. They are stored as long as
   * quote requests. The embedded shop does so itself.
   * @returns their links for the comment of the order; empty where the shop's own mails have them.
   */
  send(folder: string): Promise<AttachmentLink[]>
  /** The files of a quote request of the embedded shop, by its id; none for a shop elsewhere. */
  ofRequest(orderId: string): Promise<Attachment[]>
  /** Undoes `send` after the shop has refused the request. */
  takeBack(folder: string): Promise<void>
  /** Opens a file by the link that sales has. */
  open(id: string, grant: string): Promise<OpenedAttachment | 'ended' | 'unknown'>
}

export interface OpenedAttachment {
  name: string
  kind: AttachmentKind
  size: number
  content: ReadableStream<Uint8Array>
}
