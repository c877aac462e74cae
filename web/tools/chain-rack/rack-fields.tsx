import { type ReactNode, useRef, useState } from 'react'
import type { ChainRackNumbers } from '#contracts/chain-rack.ts'
import { CheckField, Field, SelectField } from '#web/forms/field.tsx'
import { useTypedBefore } from '#web/forms/unsent/use-typed-before.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { Link } from '#web/ui/link.tsx'
import { type EvaluatedRack, TYPED_ASSUMPTIONS } from './evaluate-rack.ts'
import { ASSUMPTION_BOUNDS } from './rack-bounds.ts'
import {
  CHAIN_DATA,
  DEFAULT_ASSUMPTIONS,
  RACK_CHAINS,
  type RackAssumptions,
  type RackChain,
} from './sums/rack-constants.ts'
import { NUMBER_FIELDS, RACK_PARAMS, type RackForm, type RackNumberField, sprocketParam } from './rack-form.ts'
import { fixText, problemSentence, RACK_LABELS, valueText } from './rack-texts.ts'
import { RACK_UNITS, showLength } from './rack-units.ts'
import { SPROCKET_CHOICES, type SprocketChoice } from './sums/rack-parts.ts'
import type { RackFix } from './sums/rack.ts'
import css from './rack-fields.module.css'

/** Changed fields; of the texts only those that changed. */
export type RackEdit = Partial<Omit<RackForm, 'texts'>> & { texts?: Partial<RackForm['texts']> }

interface RackFieldsProps {
  form: RackForm
  evaluated: EvaluatedRack
  numbers: ChainRackNumbers
  onEdit: (change: RackEdit) => void
  onValues: (values: Partial<Record<RackNumberField, number>>) => void
  onChain: (chain: RackChain) => void
  onUnit: (unit: RackForm['unit']) => void
  /** Address of the page with a value in place of another one, for browsers without scripts. */
  addressWith: (values: Partial<Record<RackNumberField, number>>) => string
}

/** All inputs of the calculator. */
export function RackFields(props: RackFieldsProps) {
  const { form, evaluated, numbers, onEdit, onChain, onUnit } = props
  const { rack, chain, assumptions, choice } = evaluated
  const locale = getLocale()
  const hasOwn = hasAssumptions(form)
  // Open from the first one on: a field that is emptied to be filled again stays.
  const [isAssumed, setAssumed] = useState(hasOwn)
  if (hasOwn && !isAssumed) setAssumed(true)
  return (
    <div className={css.groups}>
      <input type="hidden" name={RACK_PARAMS.spelling} value={locale} />
      <input type="hidden" name={RACK_PARAMS.unitBefore} value={form.unit} />
      <input type="hidden" name={RACK_PARAMS.chainBefore} value={chain ?? ''} />
      <fieldset className={css.units}>
        <legend className="vh">{m.rack_unit()}</legend>
        {RACK_UNITS.map((unit) => (
          <CheckField
            key={unit}
            type="radio"
            id={`unit-${unit}`}
            name={RACK_PARAMS.unit}
            value={unit}
            label={unit === 'mm' ? m.rack_unit_mm() : m.rack_unit_in()}
            checked={form.unit === unit}
            onChange={() => onUnit(unit)}
          />
        ))}
      </fieldset>
      <Group legend={m.rack_group_sprocket()}>
        <div className={css.whole}>
          <SelectField
            name={RACK_PARAMS.chain}
            label={m.rack_chain()}
            value={chain ?? ''}
            onChange={({ target }) => {
              const chosen = RACK_CHAINS.find((one) => one === target.value)
              if (chosen) onChain(chosen)
            }}
          >
            <option value="">{m.rack_chain_none()}</option>
            {RACK_CHAINS.map((one) => (
              <option key={one} value={one}>
                {m.rack_chain_option({
                  chain: one,
                  pitch: showLength(CHAIN_DATA[one].pitch, form.unit, { digits: 3 }),
                })}
              </option>
            ))}
          </SelectField>
        </div>
        <NumberInput {...props} name="teeth" />
        <NumberInput {...props} name="pitchCircle" />
        <NumberInput {...props} name="strands" />
      </Group>
      <Group legend={m.rack_group_lengths()} hint={m.rack_lengths_hint()}>
        <div className={css.whole}>
          <NumberInput {...props} name="travel" derived={rack?.travel} />
        </div>
        <NumberInput {...props} name="links" derived={rack?.links} />
        <NumberInput {...props} name="strandLength" derived={rack?.strandLength} />
        <NumberInput {...props} name="profileLength" derived={rack?.profileLength} />
        <NumberInput {...props} name="installationLength" derived={rack?.installationLength} />
      </Group>
      <Group legend={m.rack_group_parts()}>
        {(
          [
            ['type', m.rack_type, numbers.guide.types],
            ['material', m.rack_material, numbers.guide.materials],
            ['steel', m.rack_steel, numbers.carrier.steels],
          ] as const
        ).map(([name, label, choices]) => (
          <div key={name} className={css.whole}>
            <SelectField
              name={RACK_PARAMS[name]}
              label={label()}
              value={choice[name]}
              onChange={({ target }) => onEdit({ [name]: target.value })}
            >
              {choices.map((one) => (
                <option key={one.value} value={one.value}>
                  {one.name[locale]}
                </option>
              ))}
            </SelectField>
          </div>
        ))}
        <div className={css.whole}>
          <SelectField
            name={RACK_PARAMS.sprocket}
            label={m.rack_sprocket()}
            value={sprocketParam(form.sprocket)}
            onChange={({ target }) => onEdit({ sprocket: SPROCKET_CHOICES[Number(target.value)] ?? 'none' })}
          >
            {SPROCKET_CHOICES.map((choice) => (
              <option key={choice} value={sprocketParam(choice)}>
                {SPROCKET_TEXTS[choice]()}
              </option>
            ))}
          </SelectField>
        </div>
      </Group>
      <details className={css.assumptions} open={isAssumed || undefined}>
        <summary>{m.rack_assumptions()}</summary>
        <div className={css.fields}>
          <p className={css.hint}>{m.rack_assumptions_hint()}</p>
          {TYPED_ASSUMPTIONS.map((name) => (
            <NumberInput key={name} {...props} name={name} />
          ))}
          {(
            [
              ['guideStock', numbers.guide.stocks],
              ['carrierStock', numbers.carrier.stocks],
            ] as const
          ).map(([name, stocks]) => (
            <Choice key={name} name={name} value={assumptions[name]} onEdit={onEdit}>
              {stocks.map((stock) => (
                <option key={stock} value={stock}>
                  {showLength(stock, form.unit)}
                </option>
              ))}
            </Choice>
          ))}
          <Choice name="tensionSets" value={assumptions.tensionSets} onEdit={onEdit}>
            <option value="1">{m.rack_tension_one()}</option>
            <option value="2">{m.rack_tension_two()}</option>
          </Choice>
          <p className={css.hint}>{m.rack_fixed()}</p>
        </div>
      </details>
    </div>
  )
}

const SPROCKET_TEXTS: Record<SprocketChoice, () => string> = {
  none: m.rack_sprocket_none,
  plastic: m.rack_sprocket_plastic,
  steel: m.rack_sprocket_steel,
}

const hasAssumptions = ({ texts }: RackForm): boolean =>
  TYPED_ASSUMPTIONS.some((name) => texts[name] !== '') || texts.tensionSets === '2'

const Group = ({ legend, hint, children }: { legend: string; hint?: string; children: ReactNode }) => (
  <fieldset className={css.group}>
    <legend>{legend}</legend>
    <div className={css.fields}>{children}</div>
    {hint && <p className={css.hint}>{hint}</p>}
  </fieldset>
)

interface ChoiceProps {
  name: keyof RackAssumptions
  value: number
  onEdit: RackFieldsProps['onEdit']
  children: ReactNode
}

const Choice = ({ name, value, onEdit, children }: ChoiceProps) => (
  <SelectField
    name={NUMBER_FIELDS[name].param}
    label={RACK_LABELS[name]()}
    value={value}
    onChange={({ target }) => onEdit({ texts: { [name]: target.value } })}
  >
    {children}
  </SelectField>
)

type NumberInputProps = RackFieldsProps & {
  name: RackNumberField
  /** The value that an empty field has in the calculation, mm or a number of links. */
  derived?: number | undefined
}

function NumberInput({ name, derived, form, evaluated, onEdit, onValues, addressWith }: NumberInputProps) {
  const frame = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const { param, isLength } = NUMBER_FIELDS[name]
  const change = (text: string) => onEdit({ texts: { [name]: text } })
  useTypedBefore(input, ({ value }) => change(value))
  const { error, fixes } = errorOf(name, evaluated, form)
  const isOpen = form.texts[name] === '' && derived !== undefined
  return (
    <div ref={frame}>
      <Field
        ref={input}
        id={`rack-${param}`}
        name={param}
        label={RACK_LABELS[name]()}
        unit={isLength ? form.unit : unitOf(name)}
        inputMode={isLength ? 'decimal' : 'numeric'}
        autoComplete="off"
        value={form.texts[name]}
        placeholder={
          isOpen ? (isLength ? showLength(derived, form.unit, { bare: true }) : formatNumber(derived)) : undefined
        }
        onChange={({ target }) => change(target.value)}
        error={error}
        hint={usualText(name, form)}
      />
      {fixes.map((fix) => (
        <Link
          key={fix.field}
          className={css.fix}
          to={addressWith({ [fix.field]: fix.value })}
          onClick={(event) => {
            event.preventDefault()
            event.stopPropagation()
            onValues({ [fix.field]: fix.value })
            input.current?.focus()
          }}
        >
          {fix.text}
        </Link>
      ))}
    </div>
  )
}

const unitOf = (name: RackNumberField): string | undefined => (name === 'temperatureSpan' ? 'K' : undefined)

function usualText(name: RackNumberField, { unit }: RackForm): string | undefined {
  if (name === 'endSet') return m.rack_usual_chain()
  const assumption = TYPED_ASSUMPTIONS.find((one) => one === name)
  const usual = assumption && DEFAULT_ASSUMPTIONS[assumption]
  return usual === undefined ? undefined : m.rack_usual({ value: valueText(name, usual, unit) })
}

/** Error of a field and the values to take instead. */
function errorOf(name: RackNumberField, { problems, assumptionProblems }: EvaluatedRack, { unit }: RackForm) {
  const problem = problems.find(({ field }) => field === name)
  if (problem) {
    const fixes = problem.fixes.map((fix: RackFix) => ({ ...fix, text: fixText(fix, problem.field, unit) }))
    return { error: problemSentence(problem, unit), fixes }
  }
  const wrong = assumptionProblems.find(({ field }) => field === name)
  if (!wrong) return { error: undefined, fixes: [] }
  const show = (value: number) => (NUMBER_FIELDS[name].isLength ? showLength(value, unit) : formatNumber(value))
  const { min, max } = ASSUMPTION_BOUNDS[wrong.field as keyof typeof ASSUMPTION_BOUNDS]
  const fix = { field: name, value: wrong.nearest, text: m.rack_fix({ value: show(wrong.nearest) }) }
  return { error: m.rack_error_range({ min: show(min), max: show(max) }), fixes: [fix] }
}
