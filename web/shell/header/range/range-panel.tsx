import { useEffect, useState } from 'react'
import { m } from '#web/i18n/messages.ts'
import { ContentLink } from '#web/ui/content-link.tsx'
import type { MenuItem } from '#web/shell/menu/menu-tree.ts'
import { Link } from '#web/ui/link.tsx'
import { askRange, type RangeFilters } from './ask-range.ts'
import css from './range-panel.module.css'

/** The families with their types, which the menu knows. The filters that lead into them come from the shop. */
export function RangePanel({ shop }: { shop: MenuItem }) {
  const [filters, setFilters] = useState<RangeFilters | 'failed'>()
  const load = () => {
    // The panel says so, and offers to load it again.
    askRange().then(setFilters, () => setFilters('failed'))
  }
  useEffect(load, [])
  return (
    <div className={css.parts}>
      <ul className={css.families} aria-label={m.shell_range_families()}>
        {shop.children.map(({ title, language, to, children }) => (
          <li key={to + title}>
            <ContentLink className={css.family} href={to} lang={language}>
              {title}
            </ContentLink>
            {children.length > 0 && (
              <ul>
                {children.map((type) => (
                  <li key={type.to + type.title}>
                    <ContentLink href={type.to} lang={type.language}>
                      {type.title}
                    </ContentLink>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      <div className={css.filters} aria-busy={filters === undefined}>
        {filters === 'failed' ? (
          <p role="status">
            {m.shell_range_failed()}{' '}
            <button type="button" className={css.again} onClick={load}>
              {m.shell_try_again()}
            </button>
          </p>
        ) : (
          filters && <Filters {...filters} />
        )}
      </div>
    </div>
  )
}

function Filters({ sizes, common }: RangeFilters) {
  return (
    <>
      {sizes && (
        <>
          <h2 className={css.title} lang={sizes.lang}>
            {sizes.title}
          </h2>
          <ul className={css.sizes}>
            {sizes.links.map(({ name, lang, path }) => (
              <li key={path}>
                <Link to={path} lang={lang}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      {common.length > 0 && (
        <>
          <h2 className={css.title}>{m.shell_range_filters()}</h2>
          <ul className={css.common}>
            {common.map(({ name, lang, path, group, groupLang, family, familyLang }) => (
              <li key={path}>
                <Link to={path}>
                  <span lang={groupLang}>{group}</span>: <span lang={lang}>{name}</span>{' '}
                  <span className={css.in} lang={familyLang}>
                    {family}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
