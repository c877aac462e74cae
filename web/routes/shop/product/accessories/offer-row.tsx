import type { FormEvent } from 'react'
import { ProductPicture } from '#web/catalogue/product/product-picture.tsx'
import { SelectField } from '#web/forms/field.tsx'
import { Quantity } from '#web/forms/quantity.tsx'
import { m } from '#web/i18n/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { AccessoryPrice } from './accessory-sum-line.tsx'
import css from './offer-dialog.module.css'
import { piecesOf, ACCESSORY_FIELD, type Accessory, variantOfProduct } from './accessory-form.ts'
import { purchaseOfChoice } from './first-choice.ts'

interface OfferRowProps {
  product: Accessory
  /** Id of the variant in its field. */
  variantId: string | undefined
  isAdded: boolean
  busy: boolean
  /** The error of the pieces. */
  error: string | undefined
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

/** One product of an offer. Its form has the product's id as its name. */
export function OfferRow({ product, variantId, isAdded, busy, error, onSubmit }: OfferRowProps) {
  const { id, name, language, picture, fit, reason, variants } = product
  const { min, max, step } = purchaseOfChoice(product, variantId)
  return (
    <li>
      <form name={id} className={css.row} onSubmit={onSubmit} noValidate>
        <input type="hidden" name={ACCESSORY_FIELD} value={id} />
        <span className={css.picture}>
          <ProductPicture picture={picture} />
        </span>
        <div className={css.choice}>
          <h3 lang={language}>{name}</h3>
          {reason && <p className={css.reason}>{reason}</p>}
          <SelectField
            label={<span className="vh">{m.product_variant_of({ name })}</span>}
            name={variantOfProduct(id)}
            defaultValue={fit}
            disabled={isAdded}
          >
            {variants.map((variant) => (
              <option key={variant.id} value={variant.id} lang={variant.language}>
                {variant.text}
              </option>
            ))}
          </SelectField>
          <AccessoryPrice product={product} variantId={variantId} />
        </div>
        <Quantity
          label={m.product_quantity_of({ name })}
          labelHidden
          name={piecesOf(id)}
          defaultValue={purchaseOfChoice(product, undefined).min}
          {...{ min, max, step }}
          disabled={isAdded}
          error={error}
        />
        {/* The same button before and after, so that it keeps the focus. */}
        <Button
          type="submit"
          variant={isAdded ? 'quiet' : 'line'}
          busy={busy}
          aria-disabled={isAdded || undefined}
          aria-label={isAdded ? m.product_added({ name }) : m.product_offer_add_of({ name })}
        >
          <Icon name={isAdded ? 'check' : 'plus'} />
          <span>{isAdded ? m.product_offer_added() : m.product_offer_add()}</span>
        </Button>
      </form>
    </li>
  )
}
