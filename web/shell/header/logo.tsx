import type { Company } from '#contracts/company.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { paths } from '#web/app/paths.ts'
import { Link } from 'react-router'
import css from './logo.module.css'

/** Cross-section of a chain guide, cut out of a square. */
const MARK =
  'M26 28.6L26.3 28.6L26.5 28.5L30.1 27.1L30.2 27.0L30.4 26.8L30.5 26.7L30.5 26.4L30.5 24.7L30.5 24.6L30.4 24.5L30.3 24.4L30.2 24.3L30.1 24.3L26.5 23.7L26.5 21.5L29.7 21.5L29.9 21.5L30.1 21.4L30.3 21.2L30.4 21.0L30.4 20.8L30.4 13.8L30.3 13.5L30.2 13.1L29.9 12.9L29.6 12.7L29.2 12.7L23.4 12.7L23.2 12.6L23 12.5L22.9 12.4L22.8 12.2L22.7 11.9L22.7 6.8L22.7 6.4L22.5 6.1L22.2 5.8L21.9 5.6L21.5 5.6L14.5 5.6L14.1 5.6L13.8 5.8L13.5 6.1L13.3 6.4L13.3 6.8L13.3 11.9L13.2 12.2L13.1 12.4L13 12.5L12.8 12.6L12.6 12.7L6.8 12.7L6.4 12.7L6.1 12.9L5.8 13.1L5.7 13.5L5.6 13.8L5.6 20.8L5.6 21.0L5.7 21.2L5.9 21.4L6.1 21.5L6.3 21.5L9.5 21.5L9.5 23.7L5.9 24.3L5.8 24.3L5.7 24.4L5.6 24.5L5.5 24.6L5.5 24.7L5.5 26.4L5.5 26.7L5.6 26.8L5.8 27.0L5.9 27.1L9.5 28.5L9.7 28.6L10 28.6Z'

export function Logo({ company }: { company: Company }) {
  const locale = getLocale()
  return (
    <Link className={css.logo} to={paths.home(locale)} aria-label={`${company.name} ${company.claim[locale]}`}>
      <svg className={css.mark} viewBox="0 0 36 36" aria-hidden="true" focusable="false">
        <path className={css.square} d="M0 0h36v36H0z" />
        <path fill="#fff" d={MARK} />
      </svg>
      <span className={css.name}>
        {company.name}
        <small className={css.claim}>{company.claim[locale]}</small>
      </span>
    </Link>
  )
}
