import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { m } from '#web/i18n/messages.ts'
import { FormErrors } from '#web/forms/form-errors.tsx'
import { parseNumber } from '#web/forms/numbers/parse-number.ts'
import { FormToken } from '#web/places/form-token.tsx'
import { ProductPicture } from '#web/catalogue/product/product-picture.tsx'
import { Button } from '#web/ui/button.tsx'
import { CheckField, SelectField } from '#web/forms/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Quantity } from '#web/forms/quantity.tsx'
import {
  ACCESSORY_FORM,
  ADD_ACCESSORIES,
  piecesOf,
  ACCESSORY_FIELD,
  accessoryLabelOf,
  type Accessory,
  type AccessoryFormResult,
  variantOfProduct,
} from './accessory-form.ts'
import { AccessoryPrice, AccessorySumLine } from './accessory-sum-line.tsx'
import { firstChoice, purchaseOfChoice } from './first-choice.ts'
import css from './add-accessories-form.module.css'
import { WITH_SCRIPTS } from '#web/routes/shop/product/add-to-cart/add-form.ts'
import { useHydrated } from '#web/ui/use-hydrated.ts'

interface AddAccessoriesFormProps {
  products: readonly Accessory[]
  result: AccessoryFormResult | undefined
}

/** All accessories of the product, each in a variant that fits; the visitor unticks the unwanted ones. */
export function AddAccessoriesForm({ products, result }: AddAccessoriesFormProps) {
  // Added products return to their initial choice.
  const values = result?.done === undefined ? result?.values : undefined
  const navigation = useNavigation()
  const isHydrated = useHydrated()
  const [shown, setShown] = useState(() => values ?? firstChoice(products))
  return (
    <Form
      method="post"
      preventScrollReset
      // Without scripts the bounds of a field do not follow the chosen variant.
      noValidate
      className={css.form}
      onChange={({ currentTarget }) => setShown(ACCESSORY_FORM.read(new FormData(currentTarget)))}
    >
      <input type="hidden" name="intent" value={ADD_ACCESSORIES} />
      {isHydrated && <input type="hidden" name={WITH_SCRIPTS} value="1" />}
      <FormToken success={result?.done !== undefined && result} />
      <FormErrors labelOf={accessoryLabelOf(products)} result={result} />
      <ul className={css.products}>
        {products.map((product) => {
          const { id, name, language, picture, fit, variants } = product
          const { min, max, step } = purchaseOfChoice(product, shown.variants[id])
          return (
            <li key={id}>
              <span className={css.picture}>
                <ProductPicture picture={picture} />
              </span>
              <CheckField
                id={`accessory-${id}`}
                name={ACCESSORY_FIELD}
                value={id}
                defaultChecked={values?.chosen.includes(id) ?? true}
                label={<strong lang={language}>{name}</strong>}
              />
              <div>
                <SelectField
                  label={<span className="vh">{m.product_variant_of({ name })}</span>}
                  name={variantOfProduct(id)}
                  defaultValue={values?.variants[id] ?? fit}
                >
                  {variants.map((variant) => (
                    <option key={variant.id} value={variant.id} lang={variant.language}>
                      {variant.text}
                    </option>
                  ))}
                </SelectField>
                {/* Without scripts it cannot follow the choice. */}
                <AccessoryPrice product={product} variantId={isHydrated ? shown.variants[id] : undefined} />
              </div>
              <Quantity
                label={m.product_quantity_of({ name })}
                labelHidden
                name={piecesOf(id)}
                defaultValue={
                  values ? parseNumber(values.pieces[id] ?? '') || 0 : purchaseOfChoice(product, undefined).min
                }
                {...{ min, max, step }}
                error={result?.errors[piecesOf(id)]}
              />
            </li>
          )
        })}
      </ul>
      {isHydrated && <AccessorySumLine products={products} values={shown} />}
      <Button type="submit" busy={navigation.formData?.get('intent') === ADD_ACCESSORIES}>
        <Icon name="plus" />
        <span>{m.product_add_chosen()}</span>
      </Button>
    </Form>
  )
}
