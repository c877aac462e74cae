import { Form, useNavigation } from 'react-router'
import { Field, TextareaField } from '#web/forms/field.tsx'
import { m } from '#web/i18n/messages.ts'
import { FormToken } from '#web/places/form-token.tsx'
import { AddListForm } from '#web/cart/list-entry/add-list-form.tsx'
import { NestingView } from '#web/tools/cut-list/nesting-view.tsx'
import { LONGEST_CUTS } from '#web/routes/tools/cut-list/parse-cuts.ts'
import { StockComparison } from '#web/tools/cut-list/stock-comparison.tsx'
import { usePrintDate } from '#web/tools/print-date.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Link } from '#web/ui/link.tsx'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import css from './cut-list-screen.module.css'
import type { ShownDoubt } from './shown-doubt.ts'
import type { Route } from './+types/route'

/** The list, and the bars of each of its items. */
export function CutListScreen({ plan }: { plan: Route.ComponentProps['loaderData'] }) {
  const { values, errors, wrong, doubts, groups, action, address, company, list } = plan
  const isHydrated = useHydrated()
  const { formMethod, state } = useNavigation()
  return (
    <>
      <Form method="get" action={action} preventScrollReset noValidate className={css.form} data-print="no">
        <Field id="cuts-item" name="item" label={m.cuts_item()} defaultValue={values.item} hint={m.cuts_item_hint()} />
        <Field
          id="cuts-bar"
          name="bar"
          label={m.cuts_bar()}
          unit="mm"
          inputMode="numeric"
          defaultValue={values.bar}
          error={errors.bar}
          hint={m.cuts_bar_hint()}
        />
        <Field
          id="cuts-kerf"
          name="kerf"
          label={m.cuts_kerf()}
          unit="mm"
          inputMode="decimal"
          defaultValue={values.kerf}
          error={errors.kerf}
          hint={m.cuts_kerf_hint()}
        />
        <Field
          id="cuts-trim"
          name="trim"
          label={m.cuts_trim()}
          unit="mm"
          inputMode="decimal"
          defaultValue={values.trim}
          error={errors.trim}
          hint={m.cuts_trim_hint()}
        />
        <div className={css.list}>
          <TextareaField
            id="cuts-list"
            name="list"
            label={m.cuts_list()}
            rows={6}
            maxLength={LONGEST_CUTS}
            defaultValue={values.list}
            error={errors.list}
            hint={m.cuts_list_hint()}
          />
        </div>
        {values.order && <input type="hidden" name="order" value={values.order} />}
        <Button type="submit" busy={state !== 'idle' && formMethod !== 'POST'}>
          {m.cuts_plan()}
        </Button>
      </Form>
      <div className={groups.length === 0 ? css.end : undefined}>
        {doubts.map((doubt) => (
          <OrderNotice key={doubt.order ?? ''} doubt={doubt} />
        ))}
        {wrong.length > 0 && (
          <Notice tone="warn" title={m.cuts_wrong({ count: wrong.length })}>
            <ul className={css.wrong}>
              {wrong.map(({ text, problem }, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- a line is its place in the list
                <li key={index}>
                  <b>{text}</b>: {problem}
                </li>
              ))}
            </ul>
          </Notice>
        )}
      </div>
      {groups.length > 0 && (
        <div className={css.actions} data-print="no">
          <Button variant="line" disabled={!isHydrated} onClick={() => print()}>
            <Icon name="print" />
            {m.cuts_print()}
          </Button>
          {list !== '' && (
            <AddListForm key={list} list={list} label={m.cuts_add()}>
              <FormToken success={undefined} />
            </AddListForm>
          )}
        </div>
      )}
      {groups.map(({ number, name, address: product, bar, kerf, trim, material, nesting, overruled, stocks }) => (
        <section key={number ?? ''} className={css.group} aria-label={number ?? m.cuts_own_bar()}>
          <h2>{product ? <Link to={product}>{name}</Link> : m.cuts_own_bar()}</h2>
          {number && (
            <p className={css.number} translate="no">
              {number}
            </p>
          )}
          {overruled.map((text) => (
            <p key={text} className={css.overruled}>
              {text}
            </p>
          ))}
          <NestingView nesting={nesting} bar={bar} kerf={kerf} trim={trim} material={material} />
          {number && stocks.length > 0 && <StockComparison stocks={stocks} shown={number} />}
        </section>
      ))}
      <TitleBlock company={company} address={address} />
    </>
  )
}

/** Asks which number is the length, or says how lines were read, with a link to the other reading. */
function OrderNotice({ doubt: { order, text, choices } }: { doubt: ShownDoubt }) {
  const read = choices.find((choice) => choice.order === order)
  const title = order === 'pieces' ? m.cuts_order_pieces() : read ? m.cuts_order_length() : m.cuts_order_question()
  return (
    <Notice tone={read ? 'info' : 'warn'} title={title}>
      <p>{read ? `${text}: ${read.text}.` : m.cuts_order_choose({ text })}</p>
      <ul className={css.wrong} data-print="no">
        {choices
          .filter((choice) => choice !== read)
          .map((choice) => (
            <li key={choice.order}>
              <Link to={choice.address} preventScrollReset rel="nofollow">
                {read ? m.cuts_order_turn({ reading: choice.text }) : choice.text}
              </Link>
            </li>
          ))}
      </ul>
    </Notice>
  )
}

/** On paper: whose list it is, where it is to be found, and the day. */
function TitleBlock({ company, address }: { company: string; address: string }) {
  const printDate = usePrintDate()
  return (
    <p className={css.block}>
      {[company, address, printDate && `${m.sheet_date()} ${printDate}`].filter(Boolean).join(' · ')}
    </p>
  )
}
