import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { Form, useNavigate } from 'react-router'
import { CheckField, SelectField } from '#web/forms/field.tsx'
import { m } from '#web/i18n/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { MediumChoice, ResistanceAnswer } from './ratings/answer.ts'
import { MediumRow } from './medium-row.tsx'
import { useFollowedChoice } from './use-followed-choice.ts'
import css from './resistance-form.module.css'
import {
  FIELDS,
  MOST_MEDIA,
  readResistanceQuery,
  resistanceSearch,
  type MediumInput,
  type ResistanceQuery,
} from './ratings/resistance-query.ts'

interface ResistanceFormProps {
  answer: ResistanceAnswer
  /** Address of the tool without a query. */
  action: string
  /** Called when a visitor begins to use the form. */
  onUse: () => void
  children?: ReactNode
}

const EMPTY: MediumChoice = {
  typed: '',
  input: { text: '', concentration: '', temperature: '' },
  problem: undefined,
  wrong: [],
  suggestions: [],
  medium: undefined,
}

/** Milliseconds without a key before the input is looked up. */
const PAUSE = 150

/** The question. Without scripts a form with a button; with scripts it answers while it is filled in. */
export function ResistanceForm({ answer, action, onUse }: ResistanceFormProps) {
  const { query, asked } = answer
  const isNew = query.isAdding && asked.length > 0 && asked.length < MOST_MEDIA
  const rows = asked.length === 0 || isNew ? [...asked, EMPTY] : asked
  const { change, send } = useAnswering(action, asked)
  const form = useRef<HTMLFormElement>(null)
  const answerTyped = useEffectEvent(() => {
    if (!form.current || !isTypedEarly(form.current)) return
    onUse()
    change(form.current)
  })
  useEffect(() => answerTyped(), [])
  const withMedia = (media: MediumInput[]) => action + resistanceSearch({ ...query, media })
  return (
    <Form
      ref={form}
      role="search"
      aria-label={m.resistance_form()}
      method="get"
      action={action}
      preventScrollReset
      noValidate
      className={css.form}
      data-print="no"
      onFocus={onUse}
      onChange={(event) => change(event.currentTarget)}
      onSubmit={(event) => {
        event.preventDefault()
        const { submitter } = event.nativeEvent as SubmitEvent
        send(event.currentTarget, { isAdding: submitter?.getAttribute('name') === FIELDS.add })
      }}
    >
      {/* Enter in a field presses the first button of a form. It must not be the one that adds a row. */}
      <button type="submit" className="vh" tabIndex={-1} aria-hidden="true" />
      {rows.map((one, index) => (
        <MediumRow
          key={index}
          index={index}
          asked={one}
          isNew={isNew && index === rows.length - 1}
          suggest={(key) => withMedia(query.media.with(index, { ...one.input, text: key }))}
          removed={rows.length > 1 ? withMedia(query.media.toSpliced(index, 1)) : undefined}
        />
      ))}
      <div className={css.more}>
        {rows.length < MOST_MEDIA && (
          <Button type="submit" variant="line" name={FIELDS.add} value="1">
            <Icon name="plus" small />
            {m.resistance_add()}
          </Button>
        )}
        <MaterialChoice answer={answer} />
        <MinimumChoice minimum={query.minimum} />
        <GroupChoice answer={answer} />
        <Button type="submit">{m.resistance_show()}</Button>
      </div>
    </Form>
  )
}

/** Whether a field was filled in before its scripts came. */
const isTypedEarly = (form: HTMLFormElement): boolean =>
  [...form.elements].some((field) => field instanceof HTMLInputElement && field.value !== field.defaultValue)

/** Sends the form while it is used. The address is the shortest one, so that equal questions have equal addresses. */
function useAnswering(action: string, asked: readonly MediumChoice[]) {
  const navigate = useNavigate()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const send = (form: HTMLFormElement, { isAdding = false, isTyping = false } = {}) => {
    clearTimeout(timer.current)
    const fields = [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    )
    const search = new URLSearchParams(fields)
    const query = withKeys(readResistanceQuery(search), asked)
    // The empty row stays while another one is filled in.
    const isOpen = isTyping && query.media.length > 0 && search.getAll(FIELDS.medium).at(-1) === ''
    const to = action + resistanceSearch(query)
    const adds = `${to.includes('?') ? '&' : '?'}${FIELDS.add}=1`
    void navigate(isAdding || isOpen ? to + adds : to, { replace: isTyping, preventScrollReset: true })
  }
  return {
    send,
    change: (form: HTMLFormElement) => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => send(form, { isTyping: true }), PAUSE)
    },
  }
}

/** A medium that was chosen, not typed, keeps its key: the address is the same in every language. */
function withKeys(query: ResistanceQuery, asked: readonly MediumChoice[]): ResistanceQuery {
  const keys = new Map(
    asked.flatMap(({ input, medium }) => (medium?.key === input.text ? [[medium.name, medium.key]] : [])),
  )
  return { ...query, media: query.media.map((one) => ({ ...one, text: keys.get(one.text) ?? one.text })) }
}

function MaterialChoice({ answer: { query, allMaterials } }: Pick<ResistanceFormProps, 'answer'>) {
  const [count, total] = [query.materials.length, allMaterials.length]
  const boxes = useFollowedChoice<HTMLDivElement>(query.materials)
  return (
    <details className={css.materials}>
      <summary>
        {m.resistance_materials()}
        <span>
          {count === 0 ? m.resistance_materials_all({ count: total }) : m.resistance_materials_some({ count, total })}
        </span>
      </summary>
      <div ref={boxes} className={css.choices}>
        {allMaterials.map(({ name, family }) => (
          <CheckField
            key={name}
            id={`material-${name.replaceAll(' ', '-')}`}
            name={FIELDS.material}
            value={name}
            defaultChecked={query.materials.includes(name)}
            label={
              <>
                {name} <small>{family}</small>
              </>
            }
          />
        ))}
      </div>
    </details>
  )
}

const MINIMUM_CHOICES = [
  { value: '', label: () => m.resistance_minimum_any() },
  { value: 'B', label: () => m.resistance_minimum_B() },
  { value: 'A', label: () => m.resistance_minimum_A() },
]

function MinimumChoice({ minimum = '' }: { minimum: 'A' | 'B' | '' | undefined }) {
  const options = useFollowedChoice<HTMLFieldSetElement>(useMemo(() => [minimum], [minimum]))
  return (
    <fieldset ref={options} className={css.minimum}>
      <legend>{m.resistance_minimum()}</legend>
      <div>
        {MINIMUM_CHOICES.map(({ value, label }) => (
          <label key={value}>
            <input type="radio" name={FIELDS.minimum} value={value} defaultChecked={minimum === value} />
            <span>{label()}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function GroupChoice({ answer: { query, groups } }: Pick<ResistanceFormProps, 'answer'>) {
  const { group = '' } = query
  const frame = useFollowedChoice<HTMLDivElement>(useMemo(() => [group], [group]))
  return (
    <div ref={frame}>
      <SelectField name={FIELDS.group} label={m.resistance_group()} defaultValue={group}>
        <option value="">{m.resistance_group_asked()}</option>
        {groups.map(({ key, name }) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </SelectField>
    </div>
  )
}
