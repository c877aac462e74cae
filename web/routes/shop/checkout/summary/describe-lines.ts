import type { AttachmentLink } from '#contracts/attachments/attachments.ts'
import { lineFacts } from '#web/cart/line-facts.tsx'
import { oneLine } from '#web/cart/line-texts.ts'
import { formatBytes } from '#web/i18n/format.ts'
import { formatDate } from '#web/i18n/format-time.ts'
import { m } from '#web/i18n/messages.ts'
import { POSITIONS_RULE } from './compose-comment.ts'
import type { QuoteRequestPosition } from '#web/quote-request/quote-request-positions.ts'

type DescribedLine = Pick<
  QuoteRequestPosition,
  'productNumber' | 'quantity' | 'format' | 'cutLength' | 'reference' | 'note' | 'attachmentKey'
>

type DescribedFile = Pick<AttachmentLink, 'line' | 'name' | 'size' | 'url' | 'until'>

/**
 * Describes sizes, notes, references and files of the positions, one block for each that has any. A Shopware keeps them
 * in the payload of a line, which neither its mails nor its Administration show. `integrations/shopware` finds the files
 * of a line by the heading of its block, below the rule.
 */
export function describeLines(lines: readonly DescribedLine[], files: readonly DescribedFile[]): string {
  const blocks = lines.map((line, index) => describeLine(line, index + 1, files))
  const ofRequest = files.filter(({ line }) => line === '').flatMap(fileTexts)
  if (ofRequest.length > 0) blocks.push([m.attachments_of_request(), ...ofRequest].join('\n'))
  const [first] = files
  if (first) blocks.push(m.attachments_link_ends({ date: formatDate(first.until) }))
  const texts = blocks.filter(Boolean)
  return texts.length > 0 ? [POSITIONS_RULE, ...texts].join('\n\n') : ''
}

function describeLine(line: DescribedLine, position: number, files: readonly DescribedFile[]): string {
  const { productNumber, quantity, reference, note, attachmentKey } = line
  const texts = [
    ...lineFacts({ ...line, options: [] }).map(({ name, value }) => `${name}: ${value}`),
    ...(reference ? [`${m.cart_reference()}: ${oneLine(reference)}`] : []),
    ...(note ? [`${m.cart_note()}: ${oneLine(note)}`] : []),
    ...files.filter(({ line: key }) => key === attachmentKey && key !== '').flatMap(fileTexts),
  ]
  if (texts.length === 0) return ''
  const pieces = m.cart_pieces({ count: quantity })
  return [`${m.attachments_position({ position, name: productNumber })}, ${pieces}`, ...texts].join('\n')
}

const fileTexts = ({ name, size, url }: DescribedFile): string[] => [`${oneLine(name)} (${formatBytes(size)})`, url]
