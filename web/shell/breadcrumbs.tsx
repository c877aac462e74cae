import { m } from '#web/i18n/messages.ts'
import { Link } from '#web/ui/link.tsx'
import css from './breadcrumbs.module.css'

export interface Breadcrumb {
  label: string
  /** Missing on the last breadcrumb, the page itself. */
  to?: string | undefined
  /** Of the label, where it is not the page's. */
  language?: string | undefined
}

/** The breadcrumbs of this page, with structured data for search engines in the list itself. */
export function Breadcrumbs({ items }: { items: Breadcrumb[] }) {
  return (
    <nav aria-label={m.shell_breadcrumbs()} data-print="no">
      <ol className={css.crumbs} itemScope itemType="https://schema.org/BreadcrumbList">
        {items.map(({ label, to, language }, index) => (
          <li key={index} itemProp="itemListElement" itemScope itemType="https://schema.org/ListItem">
            {to ? (
              <Link to={to} itemProp="item">
                <span itemProp="name" lang={language}>
                  {label}
                </span>
              </Link>
            ) : (
              <span itemProp="name" lang={language} aria-current={index === items.length - 1 ? 'page' : undefined}>
                {label}
              </span>
            )}
            <meta itemProp="position" content={String(index + 1)} />
          </li>
        ))}
      </ol>
    </nav>
  )
}
