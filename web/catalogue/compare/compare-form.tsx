import { comparePath } from '#web/app/paths.ts'
import { getLocale } from '#web/i18n/locale.ts'

/** Id of the form to which all ticks of a page belong. */
export const COMPARE_FORM = 'compare'

/**
 * Leads to the comparison of the ticked products. Apart from ticks and bar, which may be inside another form.
 * @param filters query of the list: the comparison is about the variants that pass them, too.
 */
export const CompareForm = ({ filters = '' }: { filters?: string }) => (
  <form id={COMPARE_FORM} action={comparePath(getLocale())} method="get">
    {[...new URLSearchParams(filters)].map(([name, value]) => (
      <input key={name + value} type="hidden" name={name} value={value} />
    ))}
  </form>
)
