import { useState } from 'react'
import type { Company } from '#contracts/company.ts'
import { languageTag } from '#contracts/locales.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { NewsletterField } from '#web/forms/newsletter-field.tsx'
import { paths } from '#web/app/paths.ts'
import { Icon } from '#web/ui/icon.tsx'
import { ConsentLink } from '#web/shell/consent/consent-link.tsx'
import { CompanyAddress } from './company-address.tsx'
import css from './footer.module.css'
import { Logo } from '#web/shell/header/logo.tsx'
import type { MenuItem, Menus } from '#web/shell/menu/menu-tree.ts'
import type { ReadableHours } from './opening-hours.server.ts'
import { ScrollToTop } from './scroll-to-top.tsx'
import { ExternalLinks, hasExternalLinks } from '#web/shell/links/external-links.tsx'
import { ContentLink } from '#web/ui/content-link.tsx'

interface FooterProps {
  menus: Menus
  company: Company
  hours: ReadableHours
  /** Whether a Matomo counts visits. */
  hasStatistics: boolean
}

export function Footer({ menus: { shop, left, right }, company, hours, hasStatistics }: FooterProps) {
  // Pages may come from last year's cache.
  const newsletter = company.newsletter?.[getLocale()]
  const [year] = useState(() => new Date().getFullYear())
  return (
    <footer data-print="no">
      <div className={`deep ${css.foot}`}>
        <div className="wrap">
          <div className={css.grid}>
            <div className={css.address} id="contact" tabIndex={-1}>
              <Logo company={company} ground="dark" />
              <CompanyAddress company={company} hours={hours} />
            </div>
            <LinkList
              title={m.shell_shop()}
              items={[
                { ...shop, title: m.shell_shop_all(), to: paths.shop(getLocale()) },
                ...shop.children.filter(isLink),
              ]}
            />
            <LinkList title={m.shell_service()} items={left} />
            <LinkList title={m.shell_legal()} items={right} />
            {(company.social.length > 0 || hasExternalLinks(company)) && (
              <div className={css.elsewhere}>
                <h2>{m.shell_elsewhere()}</h2>
                <ExternalLinks company={company} />
                <ul className={css.social}>
                  {company.social.map(({ network, label, url }) => (
                    <li key={url}>
                      <a href={url} aria-label={label}>
                        <Icon name={network} />
                      </a>
                    </li>
                  ))}
                </ul>
              </div>
            )}
          </div>
          {newsletter && (
            <section className={css.newsletter} aria-labelledby="footer-newsletter">
              <div>
                <h2 id="footer-newsletter">{m.shell_newsletter()}</h2>
                <p>{m.shell_newsletter_text()}</p>
              </div>
              <NewsletterField path={newsletter} id="footer-newsletter-email" />
            </section>
          )}
          <div className={css.end}>
            <p>
              © <span suppressHydrationWarning>{year}</span> {company.legalName}
            </p>
            <ConsentLink hasStatistics={hasStatistics} className={css.consent}>
              {m.shell_consent_settings()}
            </ConsentLink>
            <ul aria-label={m.shell_countries()}>
              {company.countrySites.map(({ label, url, locale: country }) => (
                <li key={url}>
                  <a href={url} lang={languageTag(country)}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
      <ScrollToTop />
    </footer>
  )
}

/** A folder of the shop is a heading, which has no place in a list of links. */
const isLink = ({ to }: MenuItem): boolean => to !== ''

function LinkList({ title, items }: { title: string; items: MenuItem[] }) {
  if (items.length === 0) return null
  return (
    <nav className={css.column} aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {items.map((item) => (
          <li key={item.to + item.title}>
            <ContentLink href={item.to} target={item.target} lang={item.language}>
              {item.title}
            </ContentLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
