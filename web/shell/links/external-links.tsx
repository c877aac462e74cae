import type { Company } from '#contracts/company.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { Icon } from '#web/ui/icon.tsx'

/** Whether the company has other sites: a customer portal, a group. */
export const hasExternalLinks = ({ customerPortal, groupSite }: Company): boolean =>
  customerPortal !== undefined || groupSite !== undefined

/** The company's other sites. */
export function ExternalLinks({ company, className }: { company: Company; className?: string | undefined }) {
  return (
    <ul className={className}>
      {[company.customerPortal, company.groupSite]
        .flatMap((site) => site ?? [])
        .map(({ label, url }) => (
          <li key={url}>
            <a href={url}>
              {label[getLocale()]} <Icon name="external" small />
            </a>
          </li>
        ))}
    </ul>
  )
}
