import type { Company } from '#contracts/company.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { Icon } from '#web/ui/icon.tsx'

/** The company's other sites: customer portal and group. */
export function ExternalLinks({ company, className }: { company: Company; className?: string | undefined }) {
  return (
    <ul className={className}>
      {[company.customerPortal, company.groupSite].map(({ label, url }) => (
        <li key={url}>
          <a href={url}>
            {label[getLocale()]} <Icon name="external" small />
          </a>
        </li>
      ))}
    </ul>
  )
}
