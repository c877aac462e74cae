import type { ReactNode } from 'react'
import { paths } from '#web/app/paths.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { Breadcrumbs } from '#web/shell/breadcrumbs.tsx'
import css from './tool-page.module.css'

interface ToolPageProps {
  title: string
  /** Its name on the way to it, where that is shorter. */
  crumb?: string
  /** The purpose of the tool. */
  lede: string
  /** Whether the lede belongs to the result, so that paper has it, too. */
  isLedePrinted?: boolean
  children: ReactNode
}

/** The page of a tool: the way to it, its title and purpose, the tool. */
export function ToolPage({ title, crumb = title, lede, isLedePrinted = false, children }: ToolPageProps) {
  const locale = getLocale()
  return (
    <div className="wrap">
      <Breadcrumbs
        items={[
          { label: m.listing_crumb_home(), to: paths.home(locale) },
          { label: m.tools_overview_crumb(), to: paths.tools(locale) },
          { label: crumb },
        ]}
      />
      <header className={css.head}>
        <h1>{title}</h1>
        <p data-print={isLedePrinted ? undefined : 'no'}>{lede}</p>
      </header>
      {children}
    </div>
  )
}
