import type { Company } from '#contracts/company.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { paths } from '#web/app/paths.ts'
import { useBrand } from '#web/app/use-brand.ts'
import { Link } from '#web/ui/link.tsx'
import css from './logo.module.css'

interface LogoProps {
  company: Company
  ground?: 'light' | 'dark'
}

/** The company's logo, or its symbol with the name beside it. */
export function Logo({ company, ground = 'light' }: LogoProps) {
  const locale = getLocale()
  const { logo, mark } = useBrand() ?? {}
  const picture = logo ?? mark
  return (
    <Link className={css.logo} to={paths.home(locale)} aria-label={`${company.name} ${company.claim[locale]}`}>
      {picture && (
        <img
          className={logo ? css.picture : css.mark}
          src={picture[ground]}
          width={picture.width}
          height={picture.height}
          alt=""
        />
      )}
      {!logo && (
        <span className={css.name}>
          {company.name}
          <small className={css.claim}>{company.claim[locale]}</small>
        </span>
      )}
    </Link>
  )
}
