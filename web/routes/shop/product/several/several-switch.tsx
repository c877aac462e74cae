import { useSearchParams } from 'react-router'
import { m } from '#web/i18n/messages.ts'
import type { Variant } from '#web/routes/shop/product/variants/variant.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Link } from '#web/ui/link.tsx'
import css from './several-switch.module.css'
import { SEVERAL } from './several-form.ts'

interface SeveralSwitchProps {
  isSeveral: boolean
  /** Represents the others: whether they are bars, sheets or pieces. */
  example: Pick<Variant, 'cut' | 'format'> | undefined
}

/** Leads from the choice of one variant to pieces beside each, and back. The input survives both ways. */
export function SeveralSwitch({ isSeveral, example }: SeveralSwitchProps) {
  const [search] = useSearchParams()
  const to = new URLSearchParams(search)
  if (isSeveral) to.delete(SEVERAL)
  else to.set(SEVERAL, '1')
  return (
    <p className={classNames(css.switch, isSeveral && css.hint)}>
      {isSeveral && (
        <span>
          {m.product_several_hint()}
          {example?.cut && ` ${m.product_several_hint_bar()}`}
          {example?.format && ` ${m.product_several_hint_sheet()}`}{' '}
        </span>
      )}
      <Link to={{ search: to.size > 0 ? `?${to}` : '' }} replace preventScrollReset>
        {isSeveral ? m.product_several_back() : m.product_several()}
      </Link>
    </p>
  )
}
