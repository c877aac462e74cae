import { type ComponentProps, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { Field } from '#web/forms/field.tsx'
import { m } from '#web/i18n/messages.ts'
import { Icon } from '#web/ui/icon.tsx'
import css from './new-password-field.module.css'
import { passwordProgress } from './password-progress.ts'

/**
 * The field of a new password with its rules. Each rule shows whether it is met while the visitor types; screen readers
 * hear the missing ones once typing pauses.
 */
export function NewPasswordField(props: Omit<ComponentProps<typeof Field>, 'ref' | 'onInput' | 'hint'>) {
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  // Typed or filled in by the browser before the scripts came.
  const readField = useEffectEvent(() => setTyped(field.current?.value ?? ''))
  useLayoutEffect(() => readField(), [])
  const rules = passwordProgress(typed)
  return (
    <div className={css.field}>
      <Field
        {...props}
        ref={field}
        onInput={(event) => setTyped(event.currentTarget.value)}
        hint={
          <span className={css.rules}>
            {rules.map(({ label, isMet }) => (
              <span key={label} className={isMet ? css.met : undefined}>
                <Icon name={isMet ? 'check' : 'minus'} />
                {label}
                {isMet && <span className="vh"> ({m.account_rule_met()})</span>}
              </span>
            ))}
          </span>
        }
      />
      <p className="vh" role="status">
        {typed !== '' && summary(rules)}
      </p>
    </div>
  )
}

function summary(rules: ReturnType<typeof passwordProgress>): string {
  const missing = rules.filter(({ isMet }) => !isMet).map(({ label }) => label)
  return missing.length === 0 ? m.account_rules_all_met() : m.account_rules_missing({ rules: missing.join(', ') })
}
