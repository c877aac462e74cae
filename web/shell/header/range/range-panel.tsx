import { useEffect, useState } from 'react'
import { m } from '#web/i18n/messages.ts'
import { SmartLink } from '#web/shell/links/smart-link.tsx'
import type { MenuItem } from '#web/shell/menu/menu-tree.ts'
import { PlainLink } from '#web/ui/plain-link.tsx'
import { askRange, type RangeFilters } from './ask-range.ts'
import css from './range-panel.module.css'

/** The families with their types, which the menu knows, and the filters that lead into them, which come from the shop. */
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
            <SmartLink className={css.family} to={to} lang={language}>
              {title}
            </SmartLink>
            {children.length > 0 && (
              <ul>
                {children.map((type) => (
                  <li key={type.to + type.title}>
                    <SmartLink to={type.to} lang={type.language}>
                      {type.title}
                    </SmartLink>
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
                <PlainLink to={path} lang={lang}>
                  {name}
                </PlainLink>
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
                <PlainLink to={path}>
                  <span lang={groupLang}>{group}</span>: <span lang={lang}>{name}</span>{' '}
                  <span className={css.in} lang={familyLang}>
                    {family}
                  </span>
                </PlainLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
