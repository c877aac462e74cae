import type { Company } from '#contracts/company.ts'
import type { Locale } from '#contracts/locales.ts'

/** The company at the foot of its mails. */
export const companyLines = (company: Company, locale: Locale, labels: { phone: string; fax: string }): string[] => [
  company.legalName,
  `${company.street}, ${company.zipcode} ${company.city}, ${company.country[locale]}`,
  [
    `${labels.phone} ${company.phone}`,
    ...(company.fax === undefined ? [] : [`${labels.fax} ${company.fax}`]),
    company.mail,
  ].join(' · '),
]
