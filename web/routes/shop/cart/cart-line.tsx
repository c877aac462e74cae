import { useState } from 'react'
import { Link, useFetcher } from 'react-router'
import { formatPrice } from '#web/i18n/format.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { paths } from '#web/app/paths.ts'
import { ProductPicture } from '#web/catalogue/product/product-picture.tsx'
import { lineFacts } from '#web/cart/quote-request/line-facts.tsx'
import type { QuoteRequestPosition } from '#web/cart/quote-request/quote-request-positions.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { FormResult } from '#web/forms/form-result.ts'
import { Quantity } from '#web/forms/quantity.tsx'
import css from './cart-line.module.css'
import { type CartValues, quantityField } from './cart-form.ts'
import { useSettledSubmit } from './use-settled-submit.ts'

interface CartLineProps {
  line: QuoteRequestPosition
  /** From 1. */
  position: number
  /** Of a form of this line that was sent without scripts. */
  result: FormResult<'cart', CartValues> | undefined
}

/** A position with its two forms. With scripts a changed quantity is sent by itself; without, a button sends it. */
export function CartLine({ line, position, result: posted }: CartLineProps) {
  const fetcher = useFetcher<FormResult<'cart', CartValues>>()
  const removing = fetcher.formData?.get('intent') === 'remove'
  const result = fetcher.data ?? posted
  const { typed, type } = useTypedQuantity(fetcher.formData?.get('quantity') ?? undefined, result?.values.quantity)
  const address = paths.cart(getLocale())
  const settled = useSettledSubmit('quantity', (form) => void fetcher.submit(form, { action: address }))
  const page = paths.product(getLocale(), line.pageId, { variant: line.productNumber })
  return (
    <li className={css.line} aria-busy={fetcher.state !== 'idle' || undefined}>
      <span className={css.position}>{position}</span>
      <Link to={page} className={css.picture} tabIndex={-1} aria-hidden="true">
        <ProductPicture picture={line.picture} eager={position < 5} />
      </Link>
      <div>
        <h2 className={css.name}>
          <Link to={page}>{line.name}</Link>
        </h2>
        <span className={css.number}>{line.productNumber}</span>
        <dl className={css.facts}>
          {lineFacts(line).map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <fetcher.Form method="post" action={address} className={css.quantity} noValidate {...settled}>
        <input type="hidden" name="id" value={line.id} />
        <Quantity
          label={m.cart_quantity_of({ name: line.name, number: line.productNumber })}
          labelHidden
          id={quantityField(line.id)}
          name="quantity"
          value={typed ?? line.quantity}
          onChange={type}
          min={line.bounds.min}
          max={line.bounds.max}
          step={line.bounds.step}
          error={result?.errors[quantityField(line.id)] ?? fetcher.data?.notice}
        />
        <Button size="s" variant="line" type="submit" className={css.update}>
          {m.cart_update()}
        </Button>
      </fetcher.Form>
      <p className={css.price}>
        {line.unitPrice === undefined ? (
          m.cart_price_on_request()
        ) : (
          <>
            {formatPrice(line.unitPrice)}
            <small>{m.cart_each({ tax: line.taxState ?? 'unknown' })}</small>
          </>
        )}
      </p>
      <fetcher.Form method="post" className={css.remove}>
        <input type="hidden" name="id" value={line.id} />
        <Button
          variant="quiet"
          type="submit"
          name="intent"
          value="remove"
          busy={removing}
          aria-label={m.cart_remove_of({ name: line.name, number: line.productNumber })}
        >
          <Icon name="trash" />
        </Button>
      </fetcher.Form>
    </li>
  )
}

/**
 * What was typed stands in the field until the shop has answered it: then its own word counts, unless it refused.
 * @param saving what is on its way to the shop.
 */
function useTypedQuantity(saving: FormDataEntryValue | undefined, refused: string | undefined) {
  const [typed, type] = useState(refused ? Number(refused) : undefined)
  const [saved, setSaved] = useState(saving)
  if (saving !== saved) {
    setSaved(saving)
    // What was typed on meanwhile is still to be saved.
    const isLast = Number(saved) === typed
    if (saving === undefined && refused === undefined && isLast) type(undefined)
  }
  return { typed: Number.isNaN(typed) ? undefined : typed, type }
}
