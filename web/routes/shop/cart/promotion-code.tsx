import { Form, useNavigation } from 'react-router'
import { paths } from '#web/app/paths.ts'
import { Field } from '#web/forms/field.tsx'
import type { FormResult } from '#web/forms/action/form-result.ts'
import { CarriedFields } from '#web/forms/unsent/carried-fields.tsx'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import type { ExtraLine } from '#web/quote-request/shop-sums.ts'
import { Button } from '#web/ui/button.tsx'
import { type CartValues, LONGEST_CODE, PROMOTION_CODE, REDEEM, REMOVE } from './cart-form.ts'
import css from './promotion-code.module.css'

interface PromotionCodeProps {
  /** Discounts by a code. */
  redeemed: readonly ExtraLine[]
  result: FormResult<'cart', CartValues> | undefined
}

/** Takes a code for a discount of the shop, and takes redeemed ones out again. */
export function PromotionCode({ redeemed, result }: PromotionCodeProps) {
  const address = paths.cart(getLocale())
  const isSending = useNavigation().formData?.get('intent') === REDEEM
  return (
    <div className={css.codes} data-print="no">
      {redeemed.map(({ id, name, code }) => (
        <Form key={id} method="post" action={address}>
          <CarriedFields />
          <input type="hidden" name="id" value={id} />
          <Button size="s" variant="quiet" type="submit" name="intent" value={REMOVE}>
            {m.cart_promotion_remove({ name: `${name} (${code})` })}
          </Button>
        </Form>
      ))}
      <Form method="post" action={address} noValidate className={css.form}>
        <CarriedFields />
        <Field
          label={m.cart_promotion_code()}
          name={PROMOTION_CODE}
          maxLength={LONGEST_CODE}
          autoComplete="off"
          defaultValue={result?.values.code}
          error={result?.errors[PROMOTION_CODE]}
        />
        <Button variant="line" type="submit" name="intent" value={REDEEM} busy={isSending}>
          {m.cart_promotion_redeem()}
        </Button>
      </Form>
    </div>
  )
}
