import type { Company } from '#contracts/company.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { paths } from '#web/app/paths.ts'
import { Place } from '#web/places/place.tsx'
import type { ReadableHours } from '#web/shell/footer/opening-hours.server.ts'
import { telephone } from '#web/people/telephone.ts'
import type { LanguageLink } from '#web/shell/language/language-link.ts'
import { LanguageSelect } from '#web/shell/language/language-select.tsx'
import { ContentLink } from '#web/ui/content-link.tsx'
import { Link } from '#web/ui/link.tsx'
import type { MenuItem, Menus } from '#web/shell/menu/menu-tree.ts'
import { SearchField } from '#web/search/overlay/search-field.tsx'
import { classNames } from '#web/ui/class-names.ts'
import css from './header.module.css'

interface HeaderBarsProps {
  languages: LanguageLink[]
  company: Company
}

interface TopBarProps extends HeaderBarsProps {
  hours: ReadableHours
  menus: Pick<Menus, 'contact' | 'downloads'>
}

/** Above the header. */
export function TopBar({ languages, company, hours, menus: { contact, downloads } }: TopBarProps) {
  return (
    <div className={css.top}>
      <div className={classNames('wrap', css.row)}>
        <p className={css.advice}>
          <span>
            <span className={css.label}>{m.shell_advice()} </span>
            <a href={telephone(company.phone)}>{company.phone}</a>
          </span>
          <span className={css.hours}>{hours.short}</span>
        </p>
        <AccountLink />
        <Link className={css.quiet} to={paths.list(getLocale())}>
          {m.shell_list()}
        </Link>
        <ContentLink className={css.quiet} href={contact}>
          {m.shell_contact()}
        </ContentLink>
        <DownloadsLink downloads={downloads} className={css.quiet} />
        <LanguageSelect languages={languages} />
      </div>
    </div>
  )
}

/** Below the header on a phone, in place of the bar above. */
export function BottomBar({ languages, pathname }: Pick<HeaderBarsProps, 'languages'> & { pathname: string }) {
  return (
    <div className={css.bottom}>
      <div className={classNames('wrap', css.row)}>
        <SearchField pathname={pathname} />
        <AccountLink />
        <LanguageSelect languages={languages} short />
      </div>
    </div>
  )
}

/** In the menu: the links of the bars, on a phone's product page and for text of twice the size. */
export const MenuBar = ({ languages, downloads }: Pick<HeaderBarsProps, 'languages'> & Pick<Menus, 'downloads'>) => (
  <div className={css.menuBar}>
    <AccountLink />
    <Link to={paths.list(getLocale())}>{m.shell_list()}</Link>
    <DownloadsLink downloads={downloads} />
    <LanguageSelect languages={languages} />
  </div>
)

/** Named as its page is; nothing where no menu has such a page. */
const DownloadsLink = ({ downloads, className }: { downloads: MenuItem | undefined; className?: string }) =>
  downloads && (
    <ContentLink className={className} href={downloads.to}>
      {downloads.title}
    </ContentLink>
  )

/** To the account or to sign-in, as the server knows the visitor. */
const AccountLink = () => (
  <span className={css.account}>
    <Place name="account" />
  </span>
)
