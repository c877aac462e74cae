import { Form, useNavigation } from 'react-router'
import { Field } from '#web/forms/field.tsx'
import type { FormResult } from '#web/forms/action/form-result.ts'
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
  const isSending = useNavigation().formData?.get('intent') === REDEEM
  return (
    <div className={css.codes} data-print="no">
      {redeemed.map(({ id, name, code }) => (
        <Form key={id} method="post">
          <input type="hidden" name="id" value={id} />
          <Button size="s" variant="quiet" type="submit" name="intent" value={REMOVE}>
            {m.cart_promotion_remove({ name: `${name} (${code})` })}
          </Button>
        </Form>
      ))}
      <Form method="post" noValidate className={css.form}>
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
