import type { ReactNode } from 'react'
import type { ContentFile } from '#contracts/content/file.ts'
import { ContentPicture } from '#web/prose/content-picture.tsx'
import { classNames } from '#web/ui/class-names.ts'
import css from './page-head.module.css'

interface PageHeadProps {
  title: ReactNode
  lede?: ReactNode
  breadcrumbs?: ReactNode
  /** Beside the title, or below it on a phone. */
  picture?: ContentFile | undefined
  /** Below the introduction. */
  children?: ReactNode
}

/** Begins a page: breadcrumbs, title and introduction. */
export function PageHead({ title, lede, breadcrumbs, picture, children }: PageHeadProps) {
  return (
    <header className={css.head}>
      <div className={classNames('wrap', picture && css.withPicture)}>
        <div>
          {breadcrumbs}
          {title}
          {lede && <p className="lede">{lede}</p>}
          {children && <div>{children}</div>}
        </div>
        {picture && (
          <div>
            <ContentPicture file={picture} sizes="(max-width: 47.9375rem) 92vw, 36vw" isFirst />
          </div>
        )}
      </div>
    </header>
  )
}
