import { Parser } from 'htmlparser2'
import { concealMail } from './conceal-mail.ts'
import { asText } from '#contracts/content/json-record.ts'

/** Returns the text of escaped HTML, `Kontakt &amp; Anfahrt`, without tags and with its mail addresses concealed. */
export function readPlainText(html: unknown): string {
  let text = ''
  const parser = new Parser({ ontext: (part) => void (text += part) })
  parser.end(asText(html))
  return concealMail(text)
}
