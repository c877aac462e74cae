import { asNumber, asOneOf } from '#contracts/content/json-record.ts'
import type { LabelledLink } from '#contracts/content/links/link.ts'
import { readLink } from '#contracts/content/links/read-link.ts'
import { readRichText } from '#contracts/content/rich-text/read-rich-text.server.ts'
import type { FieldReader } from '#contracts/content/reading.ts'
import type { RichNode } from '#contracts/content/rich-text/rich-text.ts'

/** A text in a dialog. */
export interface PopupFields {
  bodytext: RichNode[]
  link: LabelledLink | undefined
  /** How it opens besides its button: by time, by scrolling, or not at all. */
  trigger: 'click' | 'load' | 'scroll'
  /** Seconds on the page before `load` opens it. */
  delaySeconds: number
  /** Days until it opens again by `load` or `scroll`; 0 for the next visit. */
  showOnceDays: number
}

export const readPopup: FieldReader<PopupFields> = (content, reading) => ({
  bodytext: readRichText(content.bodytext, reading),
  link: readLink(content.link, reading),
  trigger: asOneOf(content.trigger, ['click', 'load', 'scroll'], 'click'),
  delaySeconds: asNumber(content.delaySeconds, 5),
  showOnceDays: asNumber(content.showOnceDays, 30),
})
