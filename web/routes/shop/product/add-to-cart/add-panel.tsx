import { type MouseEvent, type ReactNode, useState } from 'react'
import { useNavigation } from 'react-router'
import { revealMail } from '#contracts/content/rich-text/conceal-mail.ts'
import type { AddedItems } from '#web/cart/added-lines.ts'
import { isSold } from '#web/cart/purchase-bounds.ts'
import { m } from '#web/i18n/messages.ts'
import type { Price } from '#web/catalogue/product/price.ts'
import { priceBasisText, priceNotes, priceText } from '#web/catalogue/product/price.ts'
import { useTaxState } from '#web/catalogue/product/use-tax-state.ts'
import { StockMark } from '#web/catalogue/product/stock-mark.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { FormErrors } from '#web/forms/form-errors.tsx'
import type { FormResult } from '#web/forms/action/form-result.ts'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import type { AddFormValues } from './add-form.ts'
import { VARIANTS_STEP } from './add-form.ts'
import { AddedNote } from './added-note.tsx'
import { addLabelOf, type AdditionLine } from './add-summary.ts'
import { useToast } from '#web/shell/notices/toast.tsx'
import { CopyButton } from '#web/shell/notices/copy-button.tsx'
import { CadLink } from '#web/routes/shop/product/cad/cad-link.tsx'
import css from './add-panel.module.css'
import type { Variant } from '#web/routes/shop/product/variants/variant.ts'
import { DataSheetLink } from '#web/routes/shop/product/data-sheet/data-sheet-links.tsx'

const mailTo = ({ mail, subject }: AddPanelProps['question']): string =>
  `mailto:${revealMail(mail)}?subject=${encodeURIComponent(subject)}`

interface AddPanelProps {
  summary: AdditionLine[]
  /** Pieces, and lengths if there are several: the amount in the bar on a phone. */
  amount: string
  /** Of the variant, or of the product while none is chosen. */
  price: Price
  /** The word for one piece, where it is sold in packs. */
  pack: string | undefined
  /** Whether it is sold cut to length. */
  isCut: boolean
  variant: Variant | undefined
  result: FormResult<'add', AddFormValues, AddedItems> | undefined
  /** The quiet way to what goes with an added product. */
  offer: ReactNode
  /** A mail to sales; its address is concealed. */
  question: { mail: string; subject: string }
  /** Address of the model with this choice; undefined if the variant has no shape. */
  cad: string | undefined
}

/**
 * A summary of the new lines, and the button that puts them into the request. Until a variant is chosen, the button
 * says so and leads to the choice. At the bottom edge of a phone, a tablet and a small window.
 */
export function AddPanel({
  summary,
  amount,
  price,
  pack,
  isCut,
  variant,
  result,
  offer,
  question,
  cad,
}: AddPanelProps) {
  // Here and not in the form: its other parts need not be drawn again while it is sent.
  const { state, formData } = useNavigation()
  const busy = state !== 'idle' && formData?.has('intent') === false
  const isHydrated = useHydrated()
  const taxState = useTaxState()
  const toast = useToast()
  const isSoldOut = variant !== undefined && !isSold(variant.purchase)
  // Another choice begins another addition. The note about the last one stays away from then on.
  const choice = summary.map(({ value }) => value).join('\n')
  const [told, setTold] = useState<{ result: typeof result; choice?: string }>({ result, choice })
  if (told.result !== result) setTold({ result, choice })
  else if (told.choice !== undefined && told.choice !== choice) setTold({ result })
  const added = told.result === result && told.choice === choice ? result?.done : undefined
  const toVariants = (event: MouseEvent) => {
    event.preventDefault()
    const step = document.getElementById(VARIANTS_STEP)
    step?.scrollIntoView()
    step?.focus({ preventScroll: true })
    toast(m.product_error_variant())
  }
  return (
    <aside className={css.side}>
      <section className={css.panel} aria-labelledby="request-title" data-added={added ? '' : undefined}>
        <h2 id="request-title">{m.product_your_request()}</h2>
        <dl className={css.lines} data-chosen={variant ? '' : undefined}>
          {(isSoldOut ? summary.slice(0, 1) : summary).map(({ name, value, copy }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                {value}
                {copy && (
                  <>
                    <span className={css.amount}> · {amount}</span>
                    <CopyButton text={copy} />
                  </>
                )}
              </dd>
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
          <small>
            {price.unit === null ? m.product_price_on_request_hint() : priceBasisText(taxState, isCut, pack)}
          </small>
          {priceNotes(price).map((note) => (
            <small key={note}>{note}</small>
          ))}
        </p>
        <div className={css.errors}>
          <FormErrors labelOf={addLabelOf} result={result} />
        </div>
        {variant ? (
          <Button type="submit" wide busy={busy} disabled={isSoldOut}>
            {!isSoldOut && <Icon name="plus" />}
            <span>{isSoldOut ? m.product_sold_out() : m.product_add()}</span>
          </Button>
        ) : (
          <Button type="submit" wide onClick={isHydrated ? toVariants : undefined}>
            {/* Without scripts the page does not hear of a choice. */}
            <span className={css.scripted}>{m.product_choose_variant()}</span>
            <span className={css.plain}>{m.product_add()}</span>
          </Button>
        )}
        <AddedNote added={added} id={result?.token}>
          {offer}
        </AddedNote>
        <p className={css.legal}>{m.product_non_binding()}</p>
        <ul className={css.links}>
          <li className={css.print}>
            <button type="button" disabled={!isHydrated} onClick={() => print()}>
              <Icon name="print" />
              {m.product_print()}
            </button>
          </li>
          <li>
            <DataSheetLink>
              <Icon name="download" />
              {m.sheet_link_short()}
            </DataSheetLink>
          </li>
          {cad && (
            <li>
              <CadLink address={cad} />
            </li>
          )}
          <li>
            <a href={isHydrated ? mailTo(question) : '#contact'}>
              <Icon name="mail" />
              {m.product_question()}
            </a>
          </li>
        </ul>
      </section>
    </aside>
  )
}
