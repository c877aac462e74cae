import { render } from '@react-email/render'
import { readOrderAttachments } from '#backend/attachments/order-attachments.ts'
import type { AttachmentLinkSettings, OrderAttachment } from '#backend/attachments/order-attachments.ts'
import type { Database } from '#backend/database/database.ts'
import type { MailWriter } from '#backend/mail/mail-queue.ts'
import type { Mail, MailPicture } from '#backend/mail/transport.ts'
import { AS_STORED } from '#backend/shop/cart/cart-products.ts'
import { readOrder } from '#backend/shop/order/read-order.ts'
import type { StoredOrder } from '#backend/shop/order/read-order.ts'
import type { Company } from '#contracts/company.ts'
import type { Locale } from '#contracts/locales.ts'
import { QuoteRequestDocument } from './quote-request-document.tsx'
import { quoteRequestText } from './quote-request-text.ts'
import { toQuoteRequestView } from './quote-request-view.ts'
import type { QuoteRequestMail } from './quote-request-view.ts'

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

/** Returns the writers to register at the queue. Their jobs have the `orderId`. */
export function quoteRequestMailWriters(
  db: Database,
  settings: QuoteRequestMailSettings,
): Record<QuoteRequestMail, MailWriter> {
  const writerOf =
    (kind: QuoteRequestMail): MailWriter =>
    async ({ orderId = '' }) =>
      writeQuoteRequestMail(
        kind,
        await readOrder({ db, ...AS_STORED }, orderId),
        settings,
        settings.attachments && (await readOrderAttachments(db, orderId, settings.attachments)),
      )
  return {
    confirmation: writerOf('confirmation'),
    request: writerOf('request'),
    cancellation: writerOf('cancellation'),
  }
}

/** Writes one of the two mails. A reply reaches the other side, sales or the customer. */
export async function writeQuoteRequestMail(
  kind: QuoteRequestMail,
  order: StoredOrder,
  settings: QuoteRequestMailSettings,
  attachments: readonly OrderAttachment[] = [],
): Promise<Omit<Mail, 'id'>> {
  const page = settings.pageOf?.(order.deepLinkCode, order.locale)
  const view = toQuoteRequestView(kind, order, settings.company, attachments, page)
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
    date: kind === 'cancellation' ? (order.cancelledAt ?? order.createdAt) : order.createdAt,
  }
}

const picturesOf = (attachments: readonly OrderAttachment[]): MailPicture[] =>
  attachments.flatMap(({ id, preview }) => (preview ? [{ cid: id, content: preview }] : []))
