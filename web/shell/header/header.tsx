import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { paths } from '#web/app/paths.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { classNames } from '#web/ui/class-names.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import type { HeaderPanelProps } from './header-panel.tsx'
import css from './header.module.css'
import { ProgressBar } from './progress-bar.tsx'
import { useShrunk } from './use-shrunk.ts'

const HeaderPanel = lazyPart(async () => (await import('./header-panel.tsx')).HeaderPanel)

/** Its links and forms work as markup, so that its scripts may come after those of the page. */
export const Header = (props: HeaderPanelProps) => (
  <Shrinking>
    <HeaderPanel {...props} />
  </Shrinking>
)

/**
 * Keeps its height while the panel inside shrinks, so nothing below it moves. The panel is a child: it stays the same
 * element when the header shrinks. Otherwise React would discard its markup if it still waits for its scripts.
 */
function Shrinking({ children }: { children: ReactNode }) {
  const { shrunk, show } = useShrunk()
  const isProduct = useLocation().pathname.startsWith(paths.product(getLocale(), ''))
  return (
    <header
      className={classNames(css.head, shrunk && css.shrunk, isProduct && css.oneRow)}
      data-print="no"
      onFocus={show}
    >
      <ProgressBar />
      <div className={css.place}>
        <div className={css.panel}>{children}</div>
      </div>
    </header>
  )
}
