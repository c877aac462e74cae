import { type SubmitEvent, useState } from 'react'
import { Form, useFetcher, useNavigation } from 'react-router'
import { paths } from '#web/app/paths.ts'
import { LONGEST_NOTE, LONGEST_REFERENCE, oneLine } from '#web/cart/line-texts.ts'
import type { QuoteRequestPosition } from '#web/quote-request/quote-request-positions.ts'
import { CUSTOMER_FIELD } from '#web/customer/account/again/session-over.ts'
import { Field } from '#web/forms/field.tsx'
import type { FormResult } from '#web/forms/action/form-result.ts'
import { CarriedFields } from '#web/forms/unsent/carried-fields.tsx'
import { Quantity } from '#web/forms/quantity.tsx'
import { formatPrice, formatUnitPrice } from '#web/i18n/format.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { AttachmentSection } from './attachments/attachment-section.tsx'
import { type CartValues, quantityField, REMOVE, savePath } from './cart-form.ts'
import css from './cart-line.module.css'
import { noteSave } from './line-saves.ts'
import { SizeFields, sizeKey } from './size-fields.tsx'
import { useSettledSubmit } from './use-settled-submit.ts'

interface CartLineProps {
  line: QuoteRequestPosition
  /** The signed-in customer whose cart it is. */
  customerId: string | undefined
  /** From 1. */
  position: number
  /** Lines of the cart. */
  count: number
  /** Of a form of this line that was sent without scripts. */
  result: FormResult<'cart', CartValues> | undefined
}

/** A row of a cut table with its two forms. With scripts a change is sent automatically; without, by a button. */
export function CartLine({ line, customerId, position, count, result: posted }: CartLineProps) {
  const fetcher = useFetcher<FormResult<'cart', CartValues> | null>()
  const removing = useNavigation().formData?.get('id') === line.id
  const result = fetcher.data ?? posted
  const errors = result?.errors ?? {}
  const { typed, type } = useTypedQuantity(fetcher.formData?.get('quantity') ?? undefined, result?.values.quantity)
  // Of a fraction only the response knows. The old number beside the error would look as if it were the refused one.
  const refused = errors[quantityField(line.id)] && Number(result?.values.quantity)
  const address = paths.cart(getLocale())
  const save = (form: HTMLFormElement) => noteSave(fetcher.submit(form, { action: savePath(address) }))
  const settled = useSettledSubmit('quantity', save)
  const saveAtOnce = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    save(event.currentTarget)
  }
  const of = { name: line.name, number: line.productNumber }
  return (
    <li className={css.line} aria-busy={fetcher.state !== 'idle' || undefined}>
      <span className={css.position}>{position}</span>
      <fetcher.Form method="post" action={address} className={css.fields} noValidate {...settled} onSubmit={saveAtOnce}>
        <CarriedFields copies={2 * count} />
        <input type="hidden" name="id" value={line.id} />
        {customerId && <input type="hidden" name={CUSTOMER_FIELD} value={customerId} />}
        <SizeFields key={sizeKey(line)} line={line} typed={result?.values} errors={errors} />
        <Quantity
          label={m.cart_quantity_of(of)}
          labelHidden
          id={quantityField(line.id)}
          name="quantity"
          value={typed ?? (refused || line.quantity)}
          onChange={type}
          min={line.bounds.min}
          max={line.bounds.max}
          step={line.bounds.step}
          error={errors[quantityField(line.id)] ?? fetcher.data?.notice}
        />
        <LineTexts line={line} />
        <PrintedTexts line={line} />
        <Button size="s" variant="line" type="submit" className={css.update}>
          {m.cart_update()}
        </Button>
      </fetcher.Form>
      <div className={css.files}>
        <AttachmentSection line={line.attachmentKey} fieldLabel={`${line.name} ${line.productNumber}`} />
      </div>
      <p className={css.price}>
        {line.linePrice === undefined || line.unitPrice === undefined ? (
          m.cart_price_on_request()
        ) : (
          <>
            {formatPrice(line.linePrice)}
            <small>
              {formatUnitPrice(line.unitPrice)} {m.cart_each({ tax: line.taxState ?? 'unknown' })}
            </small>
          </>
        )}
      </p>
      <Form method="post" action={address} className={css.remove}>
        <CarriedFields copies={2 * count} />
        <input type="hidden" name="id" value={line.id} />
        <Button
          variant="quiet"
          type="submit"
          name="intent"
          value={REMOVE}
          busy={removing}
          aria-label={m.cart_remove_of(of)}
        >
          <Icon name="trash" />
        </Button>
      </Form>
    </li>
  )
}

/** Note and reference of the buyer, folded while there are none. */
function LineTexts({ line }: { line: QuoteRequestPosition }) {
  return (
    <details className={css.texts} open={line.note !== '' || line.reference !== ''}>
      <summary>{m.cart_line_texts()}</summary>
      <div className={css.textFields}>
        <Field
          label={m.cart_reference()}
          id={`reference-${line.id}`}
          name="reference"
          maxLength={LONGEST_REFERENCE}
          defaultValue={oneLine(line.reference)}
        />
        <Field
          label={m.cart_note()}
          id={`note-${line.id}`}
          name="note"
          maxLength={LONGEST_NOTE}
          defaultValue={oneLine(line.note)}
        />
      </div>
    </details>
  )
}

/** The same on paper, where a field would cut off a long note. */
const PrintedTexts = ({ line: { reference, note } }: { line: QuoteRequestPosition }) =>
  (reference || note) && (
    <p className={css.printed}>
      {reference && `${m.cart_reference()}: ${reference}`}
      {reference && note && <br />}
      {note}
    </p>
  )

/**
 * The field shows the visitor's input until the shop responds. Then it shows the shop's value, unless the shop rejected
 * it.
 * @param saving the value on its way to the shop.
 */
function useTypedQuantity(saving: FormDataEntryValue | undefined, refused: string | undefined) {
  const [typed, type] = useState(refused ? Number(refused) : undefined)
  const [saved, setSaved] = useState(saving)
  if (saving !== saved) {
    setSaved(saving)
    // Later input has yet to be saved.
    const isLast = Number(saved) === typed
    if (saving === undefined && refused === undefined && isLast) type(undefined)
  }
  return { typed: Number.isNaN(typed) ? undefined : typed, type }
}
