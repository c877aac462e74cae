import { Fragment, useSyncExternalStore } from 'react'
import type { Company } from '#contracts/company.ts'
import { revealMail } from '#contracts/content/rich-text/conceal-mail.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import css from './company-address.module.css'
import type { ReadableHours } from './opening-hours.server.ts'
import { OpeningState } from './opening-state.tsx'
import { telephone } from '#web/people/telephone.ts'

/** Name, address, numbers and opening hours of the company. */
export function CompanyAddress({ company, hours }: { company: Company; hours: ReadableHours }) {
  const locale = getLocale()
  return (
    <>
      <address>
        {company.legalName}
        <br />
        {company.street}, {company.zipcode} {company.city}
        <br />
        {company.country[locale]}
      </address>
      <dl className={css.numbers}>
        <dt>{m.shell_phone()}</dt>
        <dd>
          <a href={telephone(company.phone)}>{company.phone}</a>
        </dd>
        {company.fax !== undefined && (
          <>
            <dt>{m.shell_fax()}</dt>
            <dd>{company.fax}</dd>
          </>
        )}
        <dt>{m.shell_mail()}</dt>
        <dd>
          <MailAddress mail={company.mail} />
        </dd>
      </dl>
      <dl className={css.hours}>
        {hours.lines.map((line) => (
          <Fragment key={line.days}>
            <dt>{line.days}</dt>
            <dd>{m.shell_hours({ hours: line.hours })}</dd>
          </Fragment>
        ))}
      </dl>
      <OpeningState company={company} hours={hours} />
    </>
  )
}

const never = () => () => {}

/** The concealed address, a link once scripts run. */
function MailAddress({ mail }: { mail: string }) {
  const scripted = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return <a href={scripted ? `mailto:${revealMail(mail)}` : undefined}>{mail}</a>
}
