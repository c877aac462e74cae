import { concealMail } from '#contracts/content/rich-text/conceal-mail.ts'
import type { ContentFile } from '#contracts/content/file.ts'
import { asArray, asBoolean, asNumber, asRecord, asText, asTexts } from '#contracts/content/json-record.ts'
import { readFile } from '#contracts/content/links/read-link.ts'
import { readRichText } from '#contracts/content/rich-text/read-rich-text.server.ts'
import type { FieldReader, Reading } from '#contracts/content/reading.ts'
import type { RichNode } from '#contracts/content/rich-text/rich-text.ts'

export interface Contact {
  id: number
  name: string
  positions: string[]
  groups: string[]
  organisations: string[]
  /** Countries or parts of one; empty for everywhere. */
  regions: string[]
  /** Concealed, `anna (at) example.com`: see conceal-mail.ts. */
  email: string
  tel: string
  mobile: string
  image: ContentFile | undefined
}

export interface AddressListFields {
  bodytext: RichNode[]
  items: Contact[]
  /** Whether visitors can filter by subject and region. */
  hasFilter: boolean
}

export const readAddressList: FieldReader<AddressListFields> = (content, reading) => ({
  bodytext: readRichText(content.bodytext, reading),
  items: asArray(content.items).map((item) => readContact(item, reading)),
  hasFilter: asBoolean(content.filter),
})

function readContact(value: unknown, reading: Reading): Contact {
  const { id, name, positions, groups, organisations, regions, email, tel, mobile, images } = asRecord(value)
  return {
    id: asNumber(id),
    name: asText(name),
    positions: asTexts(positions),
    groups: asTexts(groups),
    organisations: asTexts(organisations),
    regions: asTexts(regions),
    email: concealMail(asText(email)),
    tel: asText(tel),
    mobile: asText(mobile),
    image: readFile(images, reading),
  }
}
