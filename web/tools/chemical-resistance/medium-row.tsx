import { m } from '#web/i18n/messages.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import type { MediumChoice } from './ratings/answer.ts'
import css from './medium-row.module.css'
import { FIELDS } from './ratings/resistance-query.ts'
import { type ComponentProps, useEffect, useRef } from 'react'
import { Field } from '#web/forms/field.tsx'

interface MediumRowProps {
  /** From 0. */
  index: number
  asked: MediumChoice
  /** Whether it was added just now and waits for its name. */
  isNew: boolean
  /** Address with another medium in this row. */
  suggest: (key: string) => string
  /** Address without this row; undefined for the only one. */
  removed: string | undefined
}

/** The shown name of a medium: in the page's language, unless the visitor typed it. */
const shownName = ({ input, medium }: MediumChoice): string => (medium?.key === input.text ? medium.name : input.text)

/** Fields of one medium. */
export function MediumRow({ index, asked, isNew, suggest, removed }: MediumRowProps) {
  const { typed, input, problem, wrong, suggestions, medium } = asked
  const name = medium?.name ?? m.resistance_row({ number: index + 1 })
  return (
    <fieldset className={css.row}>
      <legend className="vh">{m.resistance_row({ number: index + 1 })}</legend>
      <div className={css.medium}>
        <SyncedField
          id={`medium-${index}`}
          name={FIELDS.medium}
          label={m.resistance_medium()}
          value={shownName(asked)}
          typed={typed}
          error={problem === 'unknown' ? m.resistance_error_unknown() : undefined}
          placeholder={m.resistance_medium_example()}
          autoComplete="off"
          spellCheck={false}
          // The visitor asked for this row just now.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={isNew}
        />
        {suggestions.length > 0 && (
          <div className={css.suggestions} role="group" aria-label={m.resistance_suggestions()}>
            <p role="status">
              {problem === 'ambiguous' ? m.resistance_error_ambiguous() : m.resistance_error_similar()}
            </p>
            <ul>
              {suggestions.map((one) => (
                <li key={one.key}>
                  <Link to={suggest(one.key)}>{one.name}</Link>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
      <SyncedField
        id={`concentration-${index}`}
        name={FIELDS.concentration}
        label={m.resistance_concentration()}
        value={input.concentration}
        unit="%"
        error={wrong.includes('concentration') ? m.resistance_error_concentration() : undefined}
        hint={m.resistance_concentration_hint()}
        autoComplete="off"
      />
      <SyncedField
        id={`temperature-${index}`}
        name={FIELDS.temperature}
        label={m.resistance_temperature()}
        value={input.temperature}
        unit="°C"
        error={wrong.includes('temperature') ? m.resistance_error_temperature() : undefined}
        hint={m.resistance_temperature_hint()}
        autoComplete="off"
      />
      <div className={css.remove}>
        {removed !== undefined && (
          <Link to={removed} aria-label={m.resistance_remove({ name })}>
            <Icon name="trash" />
          </Link>
        )}
      </div>
    </fieldset>
  )
}

/**
 * A field that keeps its text during typing. It takes another value when the address changes for another reason: a
 * suggestion, "back", a removed row. A name that was typed with its concentration becomes the name alone when it is left.
 */
function SyncedField({
  value,
  typed,
  ...field
}: Omit<ComponentProps<typeof Field>, 'value' | 'defaultValue'> & { value: string; typed?: string }) {
  const input = useRef<HTMLInputElement>(null)
  const shown = useRef(value)
  useEffect(() => {
    const element = input.current
    // At first the field may have text from before hydration.
    if (element && shown.current !== value && element !== document.activeElement) element.value = value
    shown.current = value
  }, [value])
  const takeName = (element: HTMLInputElement) => {
    if (typed !== undefined && element.value.trim() === typed) element.value = value
  }
  return <Field {...field} ref={input} defaultValue={value} onBlur={(event) => takeName(event.currentTarget)} />
}
