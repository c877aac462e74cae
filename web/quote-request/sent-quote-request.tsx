import type { Attachment } from '#contracts/attachments/attachments.ts'
import { isComplete } from '#web/cart/attachments/attachment-item.tsx'
import { RequestAttachments } from '#web/cart/attachments/quote-request-attachments.tsx'
import { PositionsTable } from './positions-table.tsx'
import { AddressBlock } from '#web/customer/address/address-block.tsx'
import { formatPrice } from '#web/i18n/format.ts'
import { formatDate } from '#web/i18n/format-time.ts'
import { m } from '#web/i18n/messages.ts'
import css from './sent-quote-request.module.css'
import type { SentRequestView } from './to-sent-quote-request.ts'

interface SentRequestProps {
  request: SentRequestView
  /** The files that were sent. */
  attachments: readonly Attachment[]
  email: string
}

/** The whole request: the buyer's copy for the file. */
export function SentRequest({ request, attachments, email }: SentRequestProps) {
  const { lines, totals, billing, shipping, comment, sentAt, vat } = request
  const tax = totals.taxState ?? 'unknown'
  return (
    <section className={css.request} aria-labelledby="sent-request">
      <h2 id="sent-request">{m.checkout_sent_request()}</h2>
      <p className={css.date}>{m.checkout_sent_on({ date: formatDate(sentAt) })}</p>
      <PositionsTable lines={lines} attachments={attachments} />
      <RequestAttachments attachments={attachments.filter(isComplete)} />
      {totals.extras.map(({ id, name, price }) => (
        <p key={id} className={css.extra}>
          {name}: {formatPrice(price)}
        </p>
      ))}
      {totals.shipping > 0 && (
        <p className={css.extra}>
          {m.cart_shipping()}: {formatPrice(totals.shipping)}
        </p>
      )}
      <p className={css.total}>
        {m.cart_total({ tax })}: {totals.onRequest > 0 ? m.cart_on_request() : formatPrice(totals.total)}
      </p>
      <div className={css.parts}>
        <div>
          <h3>{m.checkout_billing()}</h3>
          <AddressBlock address={billing} email={email} />
          {vat && <p>{`${vat.name}: ${vat.value}`}</p>}
        </div>
        <div>
          <h3>{m.checkout_delivery()}</h3>
          {shipping ? <AddressBlock address={shipping} /> : <p>{m.checkout_same_as_billing()}</p>}
        </div>
        {comment && (
          <div>
            <h3>{m.checkout_your_comment()}</h3>
            <p className={css.comment}>{comment}</p>
          </div>
        )}
      </div>
    </section>
  )
}
