import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { paths } from '#web/app/paths.ts'
import { Icon } from '#web/ui/icon.tsx'
import css from './menu-level.module.css'
import type { MenuItem } from './menu-tree.ts'
import { ContentLink } from '#web/ui/content-link.tsx'

interface MenuLevelProps {
  /** The parent of these entries; undefined at the top. */
  item: MenuItem | undefined
  items: MenuItem[]
  /** Slides in from the right, otherwise from the left. */
  forward: boolean
  onEnter: (item: MenuItem) => void
  onLeave: () => void
  children: ReactNode
}

/** One level of the side menu. An entry with children opens the next level, others open their page. */
export function MenuLevel({ item, items, forward, onEnter, onLeave, children }: MenuLevelProps) {
  const { pathname } = useLocation()
  const title = useRef<HTMLHeadingElement>(null)
  // The level is new: reading and tabbing continue at its heading.
  useEffect(() => title.current?.focus({ preventScroll: true }), [])
  return (
    <div className={forward ? css.forward : css.backward}>
      <nav className={css.level} aria-label={item?.title ?? m.shell_main_menu()}>
        <h2 className={css.title} ref={title} tabIndex={-1} lang={item?.language}>
          {item?.title ?? m.shell_main_menu()}
        </h2>
        <ul className={css.list}>
          {item && item.to !== '' && items.every(({ to }) => to !== item.to) && (
            <li>
              <ContentLink className={css.all} href={item.to} onClick={onLeave}>
                {item.to === paths.shop(getLocale()) ? m.shell_shop_all() : m.shell_menu_all({ title: item.title })}
              </ContentLink>
            </li>
          )}
          {items.map((entry) => (
            <li key={entry.to + entry.title}>
              {entry.children.length > 0 ? (
                <button type="button" lang={entry.language} onClick={() => onEnter(entry)}>
                  <Entry entry={entry} />
                  <Icon name="chevron-right" small />
                </button>
              ) : (
                <ContentLink
                  href={entry.to}
                  target={entry.target}
                  lang={entry.language}
                  onClick={onLeave}
                  aria-current={entry.to === pathname ? 'page' : undefined}
                >
                  <Entry entry={entry} />
                  <Icon name="arrow-right" small />
                </ContentLink>
              )}
            </li>
          ))}
        </ul>
        {children}
      </nav>
    </div>
  )
}

/** The title, beside the picture of a page that has one. */
const Entry = ({ entry: { picture, title } }: { entry: MenuItem }) =>
  picture ? (
    <span className={css.entry}>
      <img src={picture} alt="" width={40} height={40} loading="lazy" />
      {title}
    </span>
  ) : (
    title
  )
