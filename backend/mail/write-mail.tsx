import { render } from '@react-email/render'
import type { StoredOrder } from '#backend/shop/order/read-order.ts'
import type { Company } from '#contracts/company.ts'
import { MailDocument } from './mail-document.tsx'
import type { MailKind } from './mail-queue.ts'
import { mailText } from './mail-text.ts'
import { mailView } from './mail-view.ts'
import type { Mail } from './transport.ts'

export interface MailSettings {
  /** `Musterwerk <anfrage@example.com>` */
  from: string
  /** Where quote requests go. */
  sales: string
  company: Company
}

/** Writes one of the mails of a quote request: the customer's, answered by sales, or that of sales, answered by the customer. */
export async function writeMail(kind: MailKind, order: StoredOrder, settings: MailSettings): Promise<Omit<Mail, 'id'>> {
  const view = mailView(kind, order, settings.company)
  const { email, firstName, lastName } = order.customer
  const customer = { name: `${firstName} ${lastName}`, address: email }
  const sales = { name: settings.company.name, address: settings.sales }
  return {
    from: settings.from,
    to: kind === 'confirmation' ? customer : sales,
    replyTo: kind === 'confirmation' ? sales : customer,
    subject: view.subject,
    text: mailText(view),
    html: await render(<MailDocument view={view} locale={order.locale} />),
    date: order.createdAt,
  }
}
