import { useId } from 'react'
import type { Consent, ConsentCategory } from '#contracts/consent.ts'
import { m } from '#web/i18n/messages.ts'
import { categoriesOf } from '#web/session/consent-cookies.ts'
import css from './consent-fields.module.css'

const TEXTS: Record<ConsentCategory, { name: () => string; hint: () => string }> = {
  matomo: { name: m.shell_consent_statistics, hint: m.shell_consent_statistics_hint },
  video: { name: m.shell_consent_video, hint: m.shell_consent_video_hint },
}

/** One switch for each category, and a fixed one for necessary cookies. Named by category, `on` or missing. */
export function ConsentFields({ consent, hasStatistics }: { consent: Consent; hasStatistics: boolean }) {
  return (
    <fieldset className={css.fields}>
      <legend className="vh">{m.shell_consent_settings()}</legend>
      <Switch name={m.shell_consent_needed()} hint={m.shell_consent_needed_hint()} checked disabled />
      {categoriesOf(hasStatistics).map((category) => (
        <Switch
          key={category}
          field={category}
          name={TEXTS[category].name()}
          hint={TEXTS[category].hint()}
          defaultChecked={consent[category] === 'accepted'}
        />
      ))}
    </fieldset>
  )
}

interface SwitchProps {
  field?: ConsentCategory
  name: string
  hint: string
  checked?: true
  defaultChecked?: boolean
  disabled?: true
}

function Switch({ field, name, hint, ...state }: SwitchProps) {
  const id = useId()
  return (
    <div className={css.category}>
      <label className={css.label}>
        {/* The browser reports whether a checkbox is checked. */}
        {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props */}
        <input type="checkbox" role="switch" name={field} aria-describedby={id} readOnly={state.disabled} {...state} />
        <span>{name}</span>
      </label>
      <p id={id}>{hint}</p>
    </div>
  )
}
