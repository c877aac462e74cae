import { Parser } from 'htmlparser2'
import { concealMail } from './conceal-mail.ts'
import { asText } from '#contracts/content/json-record.ts'

/** Returns the text of escaped HTML, `Kontakt &amp; Anfahrt`, without tags and with its mail addresses concealed. */
export const readPlainText = (html: unknown): string => concealMail(withoutTags(asText(html)))

function withoutTags(html: string): string {
  let text = ''
  const parser = new Parser({ ontext: (part) => void (text += part) })
  parser.end(html)
  return text
}

const MARKUP = /<[a-z/!]|&#?\w{1,30};/i
const BLOCK = /(?=<\/?(?:p|br|div|h[1-6]|[ou]l|li|d[ltd]|table|t[rdh])\b)/gi

/** The words of a description, which may be HTML; those of two paragraphs have a space between them. */
export const readDescriptionText = (text: string): string =>
  MARKUP.test(text)
    ? withoutTags(text.replaceAll(BLOCK, ' '))
        .replaceAll(/[^\S\u00a0]+/g, ' ')
        .trim()
    : text
