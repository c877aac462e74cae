import type { Company } from '#contracts/company.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { paths } from '#web/app/paths.ts'
import { Place } from '#web/places/place.tsx'
import type { ReadableHours } from '#web/shell/footer/opening-hours.server.ts'
import { telephone } from '#web/shell/footer/telephone.ts'
import type { LanguageLink } from '#web/shell/language/language-link.ts'
import { LanguageSelect } from '#web/shell/language/language-select.tsx'
import { SmartLink } from '#web/shell/links/smart-link.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import css from './header.module.css'

interface HeaderBarsProps {
  languages: LanguageLink[]
  company: Company
}

interface TopBarProps extends HeaderBarsProps {
  hours: ReadableHours
  /** Path of the contact page. */
  contact: string
}

/** Above the header. Links only, so that its scripts may come after all others. */
export function TopBar({ languages, company, hours, contact }: TopBarProps) {
  return (
    <div className={css.top}>
      <div className={classNames('wrap', css.row)}>
        <p className={css.advice}>
          <span>
            {m.shell_advice()} <a href={telephone(company.phone)}>{company.phone}</a>
          </span>
          <span className={css.hours}>{hours.short}</span>
        </p>
        <AccountLink />
        <SmartLink className={css.quiet} to={paths.list(getLocale())}>
          {m.shell_list()}
        </SmartLink>
        <SmartLink className={css.quiet} to={contact}>
          {m.shell_contact()}
        </SmartLink>
        <LanguageSelect languages={languages} />
      </div>
    </div>
  )
}

/** Below the header on a phone, in place of the bar above. */
export function BottomBar({ languages, company }: HeaderBarsProps) {
  return (
    <div className={css.bottom}>
      <div className={classNames('wrap', css.row)}>
        <a className={css.phone} href={telephone(company.phone)}>
          <Icon name="phone" small />
          {company.phone}
        </a>
        <AccountLink />
        <LanguageSelect languages={languages} short />
      </div>
    </div>
  )
}

/** To the account or to sign-in, as the server knows the visitor. */
const AccountLink = () => (
  <span className={css.account}>
    <Place name="account" />
  </span>
)
