import type { ReactNode } from 'react'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { type LeftForm, WayButton } from '#web/forms/unsent/way-button.tsx'
import { paths } from '#web/app/paths.ts'
import { StepIndicator } from '#web/ui/step-indicator.tsx'
import css from './quote-request-head.module.css'

interface QuoteRequestHeadProps {
  current: 1 | 2 | 3
  title: string
  /** The form that is left on the way back to a step. */
  form?: LeftForm | undefined
}

const wayOutOf = (form: LeftForm) => (to: string, text: ReactNode) => (
  <WayButton to={to} form={form}>
    {text}
  </WayButton>
)

/** Heading of the three pages of a quote request, with the current step. */
export function QuoteRequestHead({ current, title, form }: QuoteRequestHeadProps) {
  const locale = getLocale()
  return (
    <header className={css.head}>
      <h1>{title}</h1>
      <StepIndicator
        title={m.cart_steps()}
        current={current}
        {...(form && { wayTo: wayOutOf(form) })}
        steps={[
          { label: m.cart_step_products(), to: paths.cart(locale) },
          { label: m.cart_step_address(), to: paths.checkout(locale) },
          { label: m.cart_step_summary() },
        ]}
      />
    </header>
  )
}
