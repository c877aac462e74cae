import { Form, useNavigation } from 'react-router'
import { m } from '#web/i18n/messages.ts'
import { FormToken } from '#web/places/form-token.tsx'
import { ProductPicture } from '#web/catalogue/product/product-picture.tsx'
import { MAX_PIECES } from '#web/tools/cut-length/cut-rules.ts'
import { Button } from '#web/ui/button.tsx'
import { CheckField, SelectField } from '#web/forms/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Quantity } from '#web/forms/quantity.tsx'
import { ADD_TOGETHER, piecesOf, TOGETHER_PRODUCT, type TogetherProduct, variantOfProduct } from './together.ts'
import css from './together-form.module.css'
import { WITH_SCRIPTS } from '#web/routes/shop/product/quote-form/typed-request.ts'
import { useHydrated } from '#web/ui/use-hydrated.ts'

interface TogetherFormProps {
  products: readonly TogetherProduct[]
  problems: string[]
  /** The last response if it was a success. */
  added: object | undefined
}

/** Everything that goes with the product, each in a variant that fits; what is not wanted is unticked. */
export function TogetherForm({ products, problems, added }: TogetherFormProps) {
  const navigation = useNavigation()
  const isHydrated = useHydrated()
  return (
    <Form method="post" preventScrollReset className={css.form}>
      <input type="hidden" name="intent" value={ADD_TOGETHER} />
      {isHydrated && <input type="hidden" name={WITH_SCRIPTS} value="1" />}
      <FormToken success={added} />
      {problems.length > 0 && (
        <Notice tone="error" title={problems[0]}>
          {problems.slice(1).map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </Notice>
      )}
      <ul className={css.products}>
        {products.map(({ id, name, picture, fit, variants }) => (
          <li key={id}>
            <span className={css.picture}>
              <ProductPicture picture={picture} />
            </span>
            <CheckField
              id={`together-${id}`}
              name={TOGETHER_PRODUCT}
              value={id}
              defaultChecked
              label={<strong>{name}</strong>}
            />
            <SelectField
              label={<span className="vh">{m.product_variant_of({ name })}</span>}
              name={variantOfProduct(id)}
              defaultValue={fit}
            >
              {variants.map((variant) => (
                <option key={variant.id} value={variant.id}>
                  {variant.text}
                </option>
              ))}
            </SelectField>
            <Quantity
              label={m.product_quantity_of({ name })}
              labelHidden
              name={piecesOf(id)}
              defaultValue={1}
              min={1}
              max={MAX_PIECES}
            />
          </li>
        ))}
      </ul>
      <Button type="submit" busy={navigation.formData?.get('intent') === ADD_TOGETHER}>
        <Icon name="plus" />
        <span>{m.product_add_chosen()}</span>
      </Button>
    </Form>
  )
}
