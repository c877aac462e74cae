import type { ComponentProps, MouseEvent } from 'react'
import { type NavigateOptions, useNavigate } from 'react-router'
import { classNames } from '#web/ui/class-names.ts'
import { type CarriedForm, carryingPath, LEFT_FORM } from './carried-input.ts'
import css from './way-button.module.css'

/** The form that a way leads out of. */
export interface LeftForm {
  /** Id of the element. */
  id: string
  /** The form, if its own input goes along; input of other forms does in any case. */
  name?: CarriedForm
}

interface WayButtonProps extends Omit<ComponentProps<'button'>, 'form' | 'type' | 'name' | 'value'> {
  to: string
  form: LeftForm
  /** Of the navigation with scripts. */
  options?: NavigateOptions
}

/**
 * A way to another page of a quote request, out of a form that was not sent. Without scripts its button posts the form
 * there, so that the page has the input. With scripts it is a link that looks the same: the tab remembers the input.
 */
export function WayButton({ to, form, options, className, ...props }: WayButtonProps) {
  const navigate = useNavigate()
  const follow = (event: MouseEvent) => {
    event.preventDefault()
    void navigate(to, options)
  }
  return (
    <button
      {...props}
      type="submit"
      form={form.id}
      formAction={carryingPath(to)}
      formMethod="post"
      name={LEFT_FORM}
      value={form.name ?? ''}
      className={classNames(css.way, className)}
      onClick={follow}
    />
  )
}

/** The button that the enter key presses: the first of its form. Otherwise that were a way out of it. */
export const EnterButton = ({ form, isBusy }: { form: string; isBusy: boolean }) => (
  <button
    type="submit"
    form={form}
    className="vh"
    tabIndex={-1}
    aria-hidden="true"
    onClick={isBusy ? (event) => event.preventDefault() : undefined}
  />
)
