import { type ReactNode, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { type Attachment, WHOLE_REQUEST } from '#contracts/attachments/attachments.ts'
import { groupLines, type LineGroup } from '#contracts/shop/line-groups.ts'
import { paths } from '#web/app/paths.ts'
import { LostLines } from '#web/cart/lost-lines.tsx'
import { ListEntrySection } from '#web/cart/list-entry/list-entry-section.tsx'
import { QuoteRequestHead } from '#web/quote-request/quote-request-head.tsx'
import { QuoteRequestPanel } from '#web/quote-request/quote-request-panel.tsx'
import { quoteRequestTotals, type QuoteRequestPosition } from '#web/quote-request/quote-request-positions.ts'
import type { ExtraLine, ShopSums } from '#web/quote-request/shop-sums.ts'
import { LanguageNote } from '#web/catalogue/language-note.tsx'
import layout from '#web/quote-request/quote-request-layout.module.css'
import { FormErrors } from '#web/forms/form-errors.tsx'
import type { FormResult } from '#web/forms/action/form-result.ts'
import { CarriedInputPlace } from '#web/forms/unsent/carried-fields.tsx'
import type { CarriedInput } from '#web/forms/unsent/carried-input.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { AttachmentSection } from './attachments/attachment-section.tsx'
import { CartAttachments } from './attachments/cart-attachments.ts'
import { type CartValues, cartLabelOf, CLEAR } from './cart-form.ts'
import { CartGroup } from './cart-group.tsx'
import { ContinueWay } from './continue-way.tsx'
import { PromotionCode } from './promotion-code.tsx'
import css from './route.module.css'

interface FilledCartProps {
  lines: readonly QuoteRequestPosition[]
  sums: ShopSums | undefined
  /** Discounts by a code; undefined where the shop has none. */
  redeemed: readonly ExtraLine[] | undefined
  /** Product numbers that the shop took out. */
  lost: readonly string[]
  /** Name of the language of the shop's texts, where it is not the page's. */
  otherLanguage?: string | undefined
  /** The signed-in customer whose cart it is. */
  customerId?: string | undefined
  notices: readonly string[]
  result: FormResult<'cart', CartValues> | undefined
  /** Undefined if the site takes no files. */
  attachments?: readonly Attachment[] | undefined
  carried: CarriedInput
  /** Removals that can be undone. */
  children: ReactNode
}

/** The products of a quote request, each with its forms. */
export const FilledCart = ({ carried, ...cart }: FilledCartProps) => (
  <CarriedInputPlace carried={carried} customerId={cart.customerId}>
    <CartForms {...cart} />
  </CarriedInputPlace>
)

function CartForms({
  lines,
  sums,
  redeemed,
  lost,
  otherLanguage,
  customerId,
  notices,
  result,
  attachments,
  children,
}: Omit<FilledCartProps, 'carried'>) {
  const locale = getLocale()
  const groups = groupLines(lines, (line) => line)
  const positions = positionsOf(groups)
  const keys = keysOf(groups)
  const list = useRef<HTMLOListElement>(null)
  const clearing = useNavigation().formData?.get('intent') === CLEAR
  return (
    <div className={`wrap ${layout.page}`}>
      <QuoteRequestHead current={1} title={m.cart_title()} />
      <LanguageNote language={otherLanguage} />
      <LostLines numbers={lost} />
      {notices.map((notice) => (
        <Notice key={notice} tone="warn" title={notice} />
      ))}
      {children}
      <FormErrors labelOf={cartLabelOf(lines)} result={result} />
      <div className={layout.grid}>
        <CartAttachments value={attachments}>
          <div>
            <ol ref={list} className={css.lines}>
              {groups.map((group, index) => (
                <CartGroup
                  key={keys[index]}
                  group={group}
                  customerId={customerId}
                  position={positions[index] ?? 1}
                  count={lines.length}
                  result={result}
                />
              ))}
            </ol>
            <div className={css.files}>
              <AttachmentSection line={WHOLE_REQUEST} fieldLabel={m.attachments_of_request()} />
            </div>
            <div className={layout.actions}>
              <ButtonLink variant="line" to={paths.shop(locale)}>
                <Icon name="plus" />
                {m.cart_add_more()}
              </ButtonLink>
              <div className={css.list}>
                <a className={css.download} href={paths.cartList(locale)} download>
                  <Icon name="download" />
                  {m.cart_download()}
                </a>
                <ButtonLink variant="quiet" to={`${paths.list(locale)}#kept`}>
                  {m.kept_from_cart()}
                </ButtonLink>
                <Form method="post" action={paths.cart(locale)}>
                  <Button variant="quiet" type="submit" name="intent" value={CLEAR} busy={clearing}>
                    {m.cart_clear()}
                  </Button>
                </Form>
              </div>
            </div>
            {redeemed && <PromotionCode redeemed={redeemed} result={result} />}
            <ListEntrySection isFolded />
          </div>
        </CartAttachments>
        <QuoteRequestPanel totals={quoteRequestTotals(lines, sums)}>
          <ContinueWay lines={list} />
          <p className={css.legal}>
            {m.cart_non_binding()} {customerId === undefined && m.cart_without_account()}
          </p>
        </QuoteRequestPanel>
      </div>
    </div>
  )
}

/** Of the first line of each group, from 1. */
function positionsOf(groups: readonly LineGroup<QuoteRequestPosition>[]): number[] {
  let next = 1
  return groups.map((group) => {
    const first = next
    next += [group, ...group.carriers].reduce((sum, { lines }) => sum + lines.length, 0)
    return first
  })
}

/** Of the products, with their turn: a group outlives its first line. */
function keysOf(groups: readonly LineGroup<QuoteRequestPosition>[]): string[] {
  const turns = new Map<string, number>()
  return groups.map(({ lines: [first] }) => {
    const product = first?.productId ?? ''
    const turn = (turns.get(product) ?? 0) + 1
    turns.set(product, turn)
    return `${product} ${turn}`
  })
}
