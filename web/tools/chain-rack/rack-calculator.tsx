import { type ReactNode, type SubmitEvent, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import type { ChainRackNumbers } from '#contracts/chain-rack.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { PrintDate } from '#web/tools/print-date.tsx'
import { findChain } from './sums/check-rack-fields.ts'
import { evaluateRack } from './evaluate-rack.ts'
import { CHAIN_DATA, type RackChain } from './sums/rack-constants.ts'
import { RackBill, type RackItems } from './rack-bill.tsx'
import { type RackEdit, RackFields } from './rack-fields.tsx'
import { RackFigures, type RackSection } from './rack-figures.tsx'
import {
  parseField,
  type RackForm,
  type RackNumberField,
  rackQuery,
  respell,
  roundedCircle,
  withValues,
} from './rack-form.ts'
import { RackResults } from './rack-results.tsx'
import { rackSummary } from './rack-texts.ts'
import css from './rack-calculator.module.css'

/** Milliseconds after the last key until the address follows. */
const SETTLED = 350

export interface RackCalculatorProps {
  form: RackForm
  numbers: ChainRackNumbers
  items: RackItems
  /** Whether the shop could not be asked for its items. */
  isShopAway: boolean
  section: RackSection | undefined
  /** Address of the page without a query. */
  action: string
  /** Puts the parts into the request; only where there are some and the shop has them. */
  request: ReactNode
  /** Address of the list as CSV, with the query of the page. */
  csv: string
  /** The page's whole address and the company, for the title block on paper. */
  address: string
  company: string
}

/** The calculator: it follows the input at once, and the address and the items of the shop follow it. */
export function RackCalculator(props: RackCalculatorProps) {
  const { numbers, items, isShopAway, section, action, request, csv, address, company } = props
  const locale = getLocale()
  const isHydrated = useHydrated()
  const navigate = useNavigate()
  const isLoading = useNavigation().state !== 'idle'
  const defaults = useMemo(() => defaultsOf(numbers), [numbers])
  const queryOf = (form: RackForm) => rackQuery(form, locale, defaults).toString()
  const given = queryOf(props.form)
  const [form, setForm] = useState(props.form)
  const [known, setKnown] = useState(given)
  /** Queries that the input led to, from the one that is shown on. */
  const [sent, setSent] = useState([given])
  if (known !== given) {
    setKnown(given)
    const landed = sent.lastIndexOf(given)
    setSent(landed < 0 ? [given] : sent.slice(landed))
    // Another address than those that the input led to: back, or a link.
    if (landed < 0) setForm(props.form)
  }
  const query = queryOf(form)
  const lead = (replace: boolean) => {
    setSent([...sent, query])
    void navigate(`${action}?${query}`, { replace, preventScrollReset: true })
  }
  const leadOn = useEffectEvent(() => lead(true))
  const last = sent.at(-1)
  useEffect(() => {
    if (query === last || query === given) return
    const timer = setTimeout(() => leadOn(), SETTLED)
    return () => clearTimeout(timer)
  }, [query, given, last])

  const evaluated = useMemo(() => evaluateRack(form, locale, numbers), [form, locale, numbers])
  const { rack, parts, assumptions, choice } = evaluated
  // Several fields that were filled before hydration change in one rendering.
  const edit = ({ texts, ...change }: RackEdit) =>
    setForm((before) => follow(before, { ...before, ...change, texts: { ...before.texts, ...texts } }))
  const take = (values: Partial<Record<RackNumberField, number>>) =>
    setForm((before) => ({ ...before, texts: withValues(before.texts, values, before.unit, locale) }))
  // The browser’s query has the fields as they are spelt: its answer would replace later input.
  const enter = (event: SubmitEvent) => {
    event.preventDefault()
    lead(false)
  }
  const isSettled = query === given && !isLoading
  const chainGiven = useMemo(() => evaluateRack(props.form, locale, numbers).rack?.chain, [props.form, locale, numbers])
  return (
    <>
      <div className={css.rack}>
        <form method="get" action={action} noValidate className={css.input} data-print="no" onSubmit={enter}>
          {/* The Enter key presses a form's first button. */}
          <Button type="submit" className="vh" tabIndex={-1} aria-hidden="true" />
          <RackFields
            form={form}
            evaluated={evaluated}
            numbers={numbers}
            onEdit={edit}
            onValues={take}
            onChain={(chain) => setForm((before) => ({ ...before, texts: withCircle(before, chain) }))}
            onUnit={(unit) =>
              setForm((before) => ({
                ...before,
                unit,
                texts: respell(before.texts, { unit: before.unit, spelling: locale }, { unit, spelling: locale }),
              }))
            }
            addressWith={(values) =>
              `${action}?${queryOf({ ...form, texts: withValues(form.texts, values, form.unit, locale) })}`
            }
          />
          {!isHydrated && <Button type="submit">{m.rack_calculate()}</Button>}
        </form>
        <RackFigures rack={rack} unit={form.unit} section={rack?.chain === chainGiven ? section : undefined} />
      </div>
      <p className="vh" role="status">
        {rack ? rackSummary(rack, form.unit) : m.rack_impossible()}
      </p>
      {!rack && <p className={css.impossible}>{m.rack_impossible()}</p>}
      {rack && (
        <>
          <RackResults
            {...{ rack, assumptions, numbers }}
            sprocket={choice.sprocket}
            unit={form.unit}
            steelAddress={`${action}?${queryOf({ ...form, sprocket: 'steel' })}`}
            onSteel={() => edit({ sprocket: 'steel' })}
          />
          <section className={css.bill} aria-labelledby="rack-bill">
            <header>
              <h2 id="rack-bill">{m.rack_bill()}</h2>
              <div className={css.actions} data-print="no" aria-busy={!isSettled || undefined}>
                <Button variant="line" disabled={!isHydrated} onClick={() => print()}>
                  <Icon name="print" />
                  {m.rack_print()}
                </Button>
                <ButtonLink variant="line" to={csv} reloadDocument download>
                  <Icon name="download" />
                  {m.rack_csv()}
                </ButtonLink>
                {isSettled ? request : <Button busy>{m.rack_add()}</Button>}
              </div>
            </header>
            {isShopAway && <Notice tone="warn" title={m.rack_shop_away()} />}
            <RackBill {...{ rack, parts, items, isShopAway }} unit={form.unit} isLooking={!isSettled} />
            <p className={css.note} data-print="no">
              {m.rack_bill_note()}
            </p>
          </section>
          <dl className={css.block}>
            <dt>{company}</dt>
            <dd>
              {m.rack_crumb()}: {rackSummary(rack, form.unit)}
            </dd>
            <dt>{m.rack_block_address()}</dt>
            <dd>{address}</dd>
            <dt>{m.rack_drawing()}</dt>
            <dd>{m.rack_block_scale({ unit: form.unit })}</dd>
            <PrintDate />
          </dl>
        </>
      )}
    </>
  )
}

const defaultsOf = ({ guide, carrier }: ChainRackNumbers) => ({
  type: guide.types[0]?.value ?? '',
  material: guide.materials[0]?.value ?? '',
  steel: carrier.steels[0]?.value ?? '',
})

/** The texts with the pitch circle of a chain. */
function withCircle({ texts, unit }: RackForm, chain: RackChain): RackForm['texts'] {
  const teeth = parseField('teeth', texts.teeth, unit, getLocale())
  if (!(teeth > 1)) return texts
  return withValues(texts, { pitchCircle: roundedCircle(CHAIN_DATA[chain].pitch, teeth) }, unit, getLocale())
}

/** With other teeth the pitch circle of the same chain follows, as long as it was one. */
function follow(before: RackForm, after: RackForm): RackForm {
  if (before.texts.teeth === after.texts.teeth || before.texts.pitchCircle !== after.texts.pitchCircle) return after
  const [teeth, circle] = [
    parseField('teeth', before.texts.teeth, before.unit, getLocale()),
    parseField('pitchCircle', before.texts.pitchCircle, before.unit, getLocale()),
  ]
  const chain = teeth > 1 ? findChain(circle, teeth) : undefined
  return chain ? { ...after, texts: withCircle(after, chain) } : after
}
