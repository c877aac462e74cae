import { m } from '#web/i18n/messages.ts'
import type { Price } from '#web/catalogue/product/price.ts'
import { priceText } from '#web/catalogue/product/price.ts'
import { StockMark } from '#web/catalogue/product/stock-mark.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ErrorSummary } from '#web/forms/error-summary.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import type { FaultText } from './fault-texts.ts'
import css from './request-panel.module.css'
import type { Variant } from '#web/routes/shop/product/variants/variant.ts'

interface RequestPanelProps {
  summary: { name: string; value: string }[]
  /** Of the variant, or of the product while none is chosen. */
  price: Price
  variant: Variant | undefined
  faults: FaultText[]
  /** Reasons of the shop, where it refused. */
  refused: string[] | undefined
  busy: boolean
  questionMail: string
}

/** What will go into the request, and the button that puts it there. At the bottom edge on a phone. */
export function RequestPanel({ summary, price, variant, faults, refused, busy, questionMail }: RequestPanelProps) {
  const isHydrated = useHydrated()
  return (
    <aside className={css.side}>
      <section className={css.panel} aria-labelledby="request-title">
        <h2 id="request-title">{m.product_your_request()}</h2>
        <dl className={css.lines}>
          {summary.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {variant && (
          <p className={css.stock}>
            <StockMark {...variant.availability} detailed />
          </p>
        )}
        <p className={css.price}>
          <span>{priceText(price)}</span>
          <small>{price.unit === null ? m.product_price_on_request_hint() : m.product_price_hint()}</small>
        </p>
        <div className={css.errors}>
          <ErrorSummary
            title={faults.length === 1 ? m.product_error_title_one() : m.product_error_title()}
            errors={faults}
          />
          {refused && (
            <Notice tone="error" title={m.product_add_failed()}>
              {refused.map((reason) => (
                <p key={reason}>{reason}</p>
              ))}
            </Notice>
          )}
        </div>
        <Button type="submit" wide busy={busy}>
          <Icon name="plus" />
          <span>{m.product_add()}</span>
        </Button>
        <p className={css.legal}>{m.product_non_binding()}</p>
        <ul className={css.links}>
          <li className={css.print}>
            <button type="button" disabled={!isHydrated} onClick={() => print()}>
              <Icon name="print" />
              {m.product_print()}
            </button>
          </li>
          <li>
            <a href={questionMail}>
              <Icon name="mail" />
              {m.product_question()}
            </a>
          </li>
        </ul>
      </section>
    </aside>
  )
}
