import { useState } from 'react'
import { useNavigation } from 'react-router'
import type { AddedItems } from '#web/cart/added-lines.ts'
import { priceBasisText } from '#web/catalogue/product/price.ts'
import { useTaxState } from '#web/catalogue/product/use-tax-state.ts'
import { FormErrors } from '#web/forms/form-errors.tsx'
import type { FormResult } from '#web/forms/action/form-result.ts'
import { m } from '#web/i18n/messages.ts'
import css from '#web/routes/shop/product/add-to-cart/add-panel.module.css'
import { AddedNote } from '#web/routes/shop/product/add-to-cart/added-note.tsx'
import type { Variant } from '#web/routes/shop/product/variants/variant.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { SEVERAL, severalLabelOf, type SeveralValues } from './several-form.ts'
import { summariseSeveral } from './several-summary.ts'

interface SeveralPanelProps {
  values: SeveralValues
  variants: readonly Variant[]
  result: FormResult<'several', SeveralValues, AddedItems> | undefined
}

/** A summary of all rows with pieces, and the button that puts them into the request at once. */
export function SeveralPanel({ values, variants, result }: SeveralPanelProps) {
  const busy = useNavigation().formData?.get('intent') === SEVERAL
  const taxState = useTaxState()
  const { count, amount, lines, more, price } = summariseSeveral(values, variants)
  // Pieces that are typed later begin another addition. The note about the last one stays away from then on.
  const [over, setOver] = useState<typeof result>()
  if (count > 0 && result !== over) setOver(result)
  const added = count === 0 && result !== over ? result?.done : undefined
  const isPriced = price !== m.product_price_on_request()
  return (
    <aside className={css.side}>
      <section className={css.panel} aria-labelledby="request-title" data-added={added ? '' : undefined}>
        <h2 id="request-title">{m.product_your_request()}</h2>
        <dl className={css.lines} data-chosen={amount ? '' : undefined}>
          <div>
            <dt>{m.product_several_sum()}</dt>
            <dd>{amount ?? m.product_several_none()}</dd>
          </div>
          {lines.map(({ number, pieces }) => (
            <div key={number} className={css.wide}>
              <dt>{number}</dt>
              <dd>{pieces}</dd>
            </div>
          ))}
        </dl>
        {more > 0 && <p className={css.legal}>{m.product_several_more({ count: more })}</p>}
        <p className={css.price}>
          <span>{price}</span>
          <small>{isPriced ? priceBasisText(taxState, false) : m.product_price_on_request_hint()}</small>
        </p>
        <div className={css.errors}>
          <FormErrors labelOf={severalLabelOf} result={result} />
        </div>
        <Button type="submit" wide name="intent" value={SEVERAL} busy={busy}>
          <Icon name="plus" />
          <span>{count > 0 ? m.product_several_add({ count }) : m.product_add()}</span>
        </Button>
        <AddedNote added={added} id={result?.token} />
        <p className={css.legal}>{m.product_non_binding()}</p>
      </section>
    </aside>
  )
}
