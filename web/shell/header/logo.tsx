import type { Company } from '#contracts/company.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { paths } from '#web/app/paths.ts'
import { Link } from '#web/ui/link.tsx'
import { LOGO_MARK } from './logo-mark.ts'
import css from './logo.module.css'

export function Logo({ company }: { company: Company }) {
  const locale = getLocale()
  return (
    <Link className={css.logo} to={paths.home(locale)} aria-label={`${company.name} ${company.claim[locale]}`}>
      <svg className={css.mark} viewBox="0 0 36 36" aria-hidden="true" focusable="false">
        <path className={css.square} d="M0 0h36v36H0z" />
        <path fill="#fff" d={LOGO_MARK} />
      </svg>
      <span className={css.name}>
        {company.name}
        <small className={css.claim}>{company.claim[locale]}</small>
      </span>
    </Link>
  )
}
