import { m } from '#web/i18n/messages.ts'
import type { Price } from '#web/catalogue/product/price.ts'
import { priceText } from '#web/catalogue/product/price.ts'
import { StockMark } from '#web/catalogue/product/stock-mark.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { FormErrors } from '#web/forms/form-errors.tsx'
import type { FormResult } from '#web/forms/form-result.ts'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import type { AddFormValues } from './add-form.ts'
import { addLabelOf } from './add-summary.ts'
import css from './add-panel.module.css'
import type { Variant } from '#web/routes/shop/product/variants/variant.ts'

interface AddPanelProps {
  summary: { name: string; value: string }[]
  /** Of the variant, or of the product while none is chosen. */
  price: Price
  variant: Variant | undefined
  result: FormResult<'add', AddFormValues> | undefined
  busy: boolean
  questionMail: string
}

/** What will go into the request, and the button that puts it there. At the bottom edge on a phone. */
export function AddPanel({ summary, price, variant, result, busy, questionMail }: AddPanelProps) {
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
          <FormErrors labelOf={addLabelOf} result={result} />
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
