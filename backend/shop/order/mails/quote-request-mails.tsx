import { render } from '@react-email/render'
import { readOrderAttachments } from '#backend/attachments/order-attachments.ts'
import type { AttachmentLinkSettings, OrderAttachment } from '#backend/attachments/order-attachments.ts'
import type { Database, ErrorLog } from '#backend/database/database.ts'
import { languageCodeOf } from '#backend/database/schema/languages.ts'
import type { MailWriter } from '#backend/mail/mail-queue.ts'
import type { AttachedFile, Mail, MailPicture } from '#backend/mail/transport.ts'
import { AS_STORED } from '#backend/shop/cart/cart-products.ts'
import type { PrintRequest } from '#backend/shop/order/document/print-request.ts'
import { orderStruct } from '#backend/shop/order/order-struct.ts'
import { readOrder } from '#backend/shop/order/read-order.ts'
import type { StoredOrder } from '#backend/shop/order/read-order.ts'
import type { Company } from '#contracts/company.ts'
import type { Locale } from '#contracts/locales.ts'
import { EMBEDDED_LANGUAGE_IDS } from '#contracts/shop/languages.ts'
import { QuoteRequestDocument } from './quote-request-document.tsx'
import { quoteRequestText } from './quote-request-text.ts'
import { toQuoteRequestView } from './quote-request-view.ts'
import type { QuoteRequestMail } from './quote-request-view.ts'
import { requestCsv } from './request-csv.ts'
import { readForSales } from './request-for-sales.ts'
import type { CountBars, RequestForSales } from './request-for-sales.ts'

export interface QuoteRequestMailSettings {
  /** `Musterwerk <anfrage@example.com>` */
  from: string
  /** Address that receives quote requests. */
  sales: string
  company: Company
  /** Address of the page that shows a quote request to the reader of its confirmation. */
  pageOf?: (deepLinkCode: string, locale: Locale) => string
  /** Where the files of quote requests are. Without it mails name none. */
  attachments?: AttachmentLinkSettings
}

/** How sales gets its mails. */
export interface SalesMailSettings extends QuoteRequestMailSettings {
  /** The language of sales, whatever that of the customer is. */
  salesLocale: Locale
  /** Undefined where none can be printed. */
  print: PrintRequest | undefined
  countBars: CountBars
  log: ErrorLog
}

/** The mail has its texts as well; a larger table or sheet would make it one that servers refuse. Bytes. */
const MOST_ATTACHED = 2_000_000

/** Returns the writers to register at the queue. Their jobs have the `orderId`. */
export function quoteRequestMailWriters(
  db: Database,
  settings: SalesMailSettings,
): Record<QuoteRequestMail, MailWriter> {
  const { attachments: links } = settings
  const filesOf = async (orderId: string) => (links ? await readOrderAttachments(db, orderId, links) : [])
  const toSales =
    (kind: QuoteRequestMail): MailWriter =>
    async ({ orderId = '' }) => {
      const read = await readForSales(db, orderId, settings)
      const files = kind === 'request' ? await filesForSales(read, settings) : []
      return writeQuoteRequestMail(kind, read.order, settings, {
        attachments: await filesOf(orderId),
        forSales: read,
        files,
      })
    }
  return {
    confirmation: async ({ orderId = '' }) =>
      writeQuoteRequestMail('confirmation', await readOrder({ db, ...AS_STORED }, orderId), settings, {
        attachments: await filesOf(orderId),
      }),
    request: toSales('request'),
    cancellation: toSales('cancellation'),
  }
}

/**
 * The quote request as a sheet and as a table. A sheet that cannot be printed is left out: sales must hear of the
 * request in any case.
 * @throws Error while too many files wait for the printer. The queue tries again.
 */
async function filesForSales(
  read: RequestForSales,
  { print, salesLocale, log }: SalesMailSettings,
): Promise<AttachedFile[]> {
  const { order } = read
  const csv = { name: `${order.orderNumber}.csv`, type: 'text/csv; charset=utf-8', content: requestCsv(read) }
  const files: AttachedFile[] = [csv]
  if (print !== undefined) {
    const struct = orderStruct(order, () => true, languageCodeOf(EMBEDDED_LANGUAGE_IDS[salesLocale]))
    const sheet = await print(struct, salesLocale).catch((error: unknown) => {
      log.error({ err: error, orderNumber: order.orderNumber }, 'the sheet of a quote request could not be printed')
      return 'failed' as const
    })
    if (sheet === undefined) throw new Error('Too many files wait for the printer')
    if (sheet !== 'failed') files.unshift({ name: sheet.name, type: 'application/pdf', content: sheet.pdf })
  }
  return files.filter(({ content }) => content.length < MOST_ATTACHED)
}

interface MailParts {
  attachments?: readonly OrderAttachment[]
  /** For the mails to sales. */
  forSales?: Omit<RequestForSales, 'order'>
  files?: readonly AttachedFile[]
}

/** Writes one of the mails. A reply reaches the other side, sales or the customer. */
export async function writeQuoteRequestMail(
  kind: QuoteRequestMail,
  order: StoredOrder,
  settings: QuoteRequestMailSettings,
  { attachments = [], forSales, files = [] }: MailParts = {},
): Promise<Omit<Mail, 'id'>> {
  const page = settings.pageOf?.(order.deepLinkCode, order.locale)
  const view = toQuoteRequestView(kind, order, settings.company, {
    files: attachments,
    page,
    forSales,
    hasFiles: files.length > 0,
  })
  const customer = { name: view.customerName, address: order.customer.email }
  const sales = { name: settings.company.name, address: settings.sales }
  return {
    from: settings.from,
    to: kind === 'confirmation' ? customer : sales,
    replyTo: kind === 'confirmation' ? sales : customer,
    subject: view.subject,
    text: quoteRequestText(view),
    html: await render(<QuoteRequestDocument view={view} locale={order.locale} />),
    pictures: kind === 'confirmation' ? [] : picturesOf(attachments),
    files,
    date: kind === 'cancellation' ? (order.cancelledAt ?? order.createdAt) : order.createdAt,
  }
}

const picturesOf = (attachments: readonly OrderAttachment[]): MailPicture[] =>
  attachments.flatMap(({ id, preview }) => (preview ? [{ cid: id, content: preview }] : []))
