import { comparePath } from '#web/app/paths.ts'
import { getLocale } from '#web/i18n/locale.ts'

/** Id of the form to which all ticks of a page belong. */
export const COMPARE_FORM = 'compare'

/** Leads to the comparison of the ticked products. Apart from ticks and bar, which may be inside another form. */
export const CompareForm = () => <form id={COMPARE_FORM} action={comparePath(getLocale())} method="get" />
