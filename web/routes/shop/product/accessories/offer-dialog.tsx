import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { paths } from '#web/app/paths.ts'
import { FormErrors } from '#web/forms/form-errors.tsx'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { newFormToken } from '#web/places/form-token.tsx'
import { useToast } from '#web/shell/notices/toast.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { AccessorySumLine } from './accessory-sum-line.tsx'
import { firstChoice } from './first-choice.ts'
import { OfferRow } from './offer-row.tsx'
import {
  piecesOf,
  accessoryLabelOf,
  ACCESSORY_FORM,
  ACCESSORY_FIELD,
  type Accessory,
  type AccessoryFormResult,
  joinForms,
  toAccessoryPost,
} from './accessory-form.ts'

export interface OfferDialogProps {
  title: string
  /** At least one. */
  products: readonly Accessory[]
  /** Address of the page, to which the forms are posted. */
  address: string
  /** Called when the dialog is closed, by whatever means. */
  onClose: () => void
}

interface OfferState {
  /** The last response, if it was a success. */
  after: AccessoryFormResult | undefined
  /** Ids of the products that were added. */
  added: readonly string[]
  token: string
}

/**
 * Accessories of a product: each can be added on its own, or everything that was not added yet. Adding everything is
 * never the main button: it is more than most need. Each product is a form, so that the Enter key adds its product.
 */
export function OfferDialog({ title, products, address, onClose }: OfferDialogProps) {
  const fetcher = useFetcher<AccessoryFormResult>()
  const result = fetcher.data
  const [state, setState] = useState<OfferState>(() => ({ after: result, added: [], token: newFormToken() }))
  // A form that is sent after a success is another request.
  if (result?.done !== undefined && result !== state.after)
    setState({ after: result, added: [...state.added, ...result.values.chosen], token: newFormToken() })
  const { added, token } = state
  const [values, setValues] = useState(() => firstChoice(products))
  const rest = products.filter(({ id }) => !added.includes(id))
  const [isDismissed, setDismissed] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const sending = fetcher.formData?.getAll(ACCESSORY_FIELD) ?? []

  const toast = useToast()
  const tellAll = useEffectEvent(() =>
    toast(m.product_accessories_added({ count: products.length }), {
      action: { label: m.product_see_cart(), to: paths.cart(getLocale()) },
    }),
  )
  const isComplete = rest.length === 0
  useEffect(() => {
    if (isComplete) tellAll()
  }, [isComplete])

  const forms = () => [...(list.current?.querySelectorAll('form') ?? [])]
  // The fields of added products are disabled, and their values stay here.
  const readValues = () => {
    const { variants, pieces } = ACCESSORY_FORM.read(joinForms(forms()))
    setValues((before) => ({
      ...before,
      variants: { ...before.variants, ...variants },
      pieces: { ...before.pieces, ...pieces },
    }))
  }
  const send = (forms: readonly HTMLFormElement[]) => {
    if (fetcher.state !== 'idle' || forms.length === 0) return
    void fetcher.submit(toAccessoryPost(forms, token), { method: 'post', action: address })
  }
  const sendRow = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // React would pass it on to the form of the page.
    event.stopPropagation()
    if (!added.includes(event.currentTarget.name)) send([event.currentTarget])
  }
  const sendRest = () => send(forms().filter(({ name }) => !added.includes(name)))
  const last = products.find(({ id }) => id === added.at(-1))
  return (
    <Dialog
      open={!isDismissed && !isComplete}
      onClose={onClose}
      title={title}
      closeLabel={m.product_close()}
      actions={
        <>
          <AccessorySumLine products={rest} values={values} />
          <Button variant="quiet" onClick={() => setDismissed(true)}>
            {m.product_close()}
          </Button>
          <Button variant="line" busy={sending.length > 0 && sending.length === rest.length} onClick={sendRest}>
            <Icon name="plus" />
            <span>{added.length === 0 ? m.product_add_all() : m.product_offer_rest()}</span>
          </Button>
        </>
      }
    >
      <FormErrors labelOf={accessoryLabelOf(products)} result={result} />
      <ul ref={list} className="plain" onChange={readValues}>
        {products.map((product) => (
          <OfferRow
            key={product.id}
            product={product}
            variantId={values.variants[product.id]}
            isAdded={added.includes(product.id)}
            busy={sending.length === 1 && sending.includes(product.id)}
            error={result?.errors[piecesOf(product.id)]}
            onSubmit={sendRow}
          />
        ))}
      </ul>
      <p className="vh" role="status">
        {last && m.product_added({ name: last.name })}
      </p>
    </Dialog>
  )
}
