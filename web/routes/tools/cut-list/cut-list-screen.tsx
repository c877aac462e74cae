import { Form, useNavigation } from 'react-router'
import { Field, TextareaField } from '#web/forms/field.tsx'
import { m } from '#web/i18n/messages.ts'
import { AddListForm } from '#web/quote-request/add-list-form.tsx'
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
import type { Route } from './+types/route'

/** The list, and the bars of each of its items. */
export function CutListScreen({ plan }: { plan: Route.ComponentProps['loaderData'] }) {
  const { values, errors, wrong, groups, action, address, company, list } = plan
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
        <Button type="submit" busy={state !== 'idle' && formMethod !== 'POST'}>
          {m.cuts_plan()}
        </Button>
      </Form>
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
      {groups.length > 0 && (
        <div className={css.actions} data-print="no">
          <Button variant="line" disabled={!isHydrated} onClick={() => print()}>
            <Icon name="print" />
            {m.cuts_print()}
          </Button>
          {list !== '' && <AddListForm key={list} list={list} label={m.cuts_add()} />}
        </div>
      )}
      {groups.map(({ number, name, address: product, bar, kerf, material, nesting, stocks }) => (
        <section key={number ?? ''} className={css.group} aria-label={number ?? m.cuts_own_bar()}>
          <h2>{product ? <Link to={product}>{name}</Link> : m.cuts_own_bar()}</h2>
          {number && (
            <p className={css.number} translate="no">
              {number}
            </p>
          )}
          <NestingView nesting={nesting} bar={bar} kerf={kerf} material={material} />
          {number && stocks.length > 0 && <StockComparison stocks={stocks} shown={number} />}
        </section>
      ))}
      <TitleBlock company={company} address={address} />
    </>
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
