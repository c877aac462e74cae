import { concealMail } from '#contracts/content/rich-text/conceal-mail.ts'
import type { ContentFile, PictureFocus } from '#contracts/content/file.ts'
import { asConcealedText, asNumber, asRecord, asText } from '#contracts/content/json-record.ts'
import type { LabelledLink } from './link.ts'
import { readFileHref, readHref } from './read-href.ts'
import { readPictureSources } from '#contracts/content/read-picture-sources.ts'
import { readPlainText } from '#contracts/content/rich-text/read-plain-text.server.ts'
import type { Reading } from '#contracts/content/reading.ts'
import { readProtectedMail } from '#contracts/content/rich-text/spam-protection.ts'

export function readLink(value: unknown, reading: Reading): LabelledLink | undefined {
  const given = asRecord(value)
  const href = readLinkHref(given.href, asRecord(given.additionalAttributes), reading)
  if (href === undefined) return undefined
  const linkText = readPlainText(given.linkText)
  const label = asConcealedText(given.title) || (linkText.startsWith('t3://') ? '' : linkText)
  return { href: /^mailto:/i.test(href) ? concealMail(href) : href, label, target: asText(given.target) }
}

/** Returns the address of a link, even if its mail address is protected. */
export function readLinkHref(href: unknown, attributes: Record<string, unknown>, reading: Reading): string | undefined {
  const mail = readProtectedMail(attributes)
  if (mail === undefined) return readHref(href, reading)
  return /^mailto:/i.test(mail) ? readHref(mail, reading) : undefined
}

/** Reads both shapes of a file: with `properties`, and flat with `url`. */
export function readFile(value: unknown, reading: Reading): ContentFile | undefined {
  const given = asRecord(Array.isArray(value) ? value[0] : value)
  const properties = 'properties' in given ? asRecord(given.properties) : given
  const url = readFileHref(given.publicUrl ?? given.url, reading)
  if (url === undefined) return undefined
  const { width, height } = 'dimensions' in properties ? asRecord(properties.dimensions) : properties
  return {
    url,
    alternative: asText(properties.alternative),
    title: asText(properties.title),
    mimeType: asText(properties.mimeType),
    width: asNumber(width),
    height: asNumber(height),
    sources: readPictureSources(given, { url, width: asNumber(width) }, reading),
    focus: readFocus(asRecord(asRecord(properties.crop).default).focusArea),
  }
}

/** The third in which the middle of the area is; its numbers are fractions of the cropped picture. */
function readFocus(area: unknown): PictureFocus | undefined {
  if (typeof area !== 'object' || area === null) return undefined
  const { x, y, width, height } = asRecord(area)
  const thirdOf = (start: unknown, length: unknown) =>
    Math.max(0, Math.min(2, Math.floor((asNumber(start) + asNumber(length) / 2) * 3)))
  return {
    x: (['left', 'center', 'right'] as const)[thirdOf(x, width)] ?? 'center',
    y: (['top', 'center', 'bottom'] as const)[thirdOf(y, height)] ?? 'center',
  }
}
