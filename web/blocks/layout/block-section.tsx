import type { ReactNode } from 'react'
import type { Envelope } from '#contracts/content/elements.ts'
import type { LabelledLink } from '#contracts/content/links/link.ts'
import type { RichNode } from '#contracts/content/rich-text/rich-text.ts'
import type { BlockContext } from '#web/blocks/block.ts'
import { classNames } from '#web/ui/class-names.ts'
import { backgroundClass } from './background.ts'
import { Heading } from './heading.tsx'
import { ActionLink } from '#web/prose/action-link.tsx'
import { RichText } from '#web/prose/rich-text.tsx'
import css from './block-section.module.css'

/** The layouts of a TYPO3; others of an installation change nothing. */
const LAYOUTS: Record<string, string | undefined> = {
  'layout-1': css.stacked,
  'layout-2': css.column,
  'layout-3': css.plain,
}

interface BlockSectionProps {
  element: Envelope
  context: BlockContext
  /** Below the heading. */
  intro?: readonly RichNode[]
  link?: LabelledLink | undefined
  width?: 'narrow' | 'wide' | 'full'
  /** Whether it has a use on paper. */
  isPrinted?: boolean
  children?: ReactNode
}

/** The part of the page that a block occupies: heading and introduction in the left column, the block beside them. */
export function BlockSection({
  element,
  context,
  intro = [],
  link,
  width = 'wide',
  isPrinted = true,
  children,
}: BlockSectionProps) {
  const { id, header } = element
  const anchor = `c${id}`
  const head = (
    <>
      <Heading header={header} level={context.level} id={`${anchor}-h`} />
      {header.subheader && <p>{header.subheader}</p>}
      <RichText nodes={intro} className={css.intro} />
    </>
  )
  if (context.nested) {
    return (
      <div id={anchor} className={css.nested} data-print={isPrinted ? undefined : 'no'}>
        {head}
        {children}
        <ActionLink link={link} />
      </div>
    )
  }
  return (
    <section
      id={anchor}
      className={classNames('sec', backgroundClass(element.background))}
      aria-labelledby={header.text ? `${anchor}-h` : undefined}
      data-print={isPrinted ? undefined : 'no'}
    >
      <div className={classNames('wrap', width === 'full' && css.full)}>
        <div className={classNames('sec__in', LAYOUTS[element.layout])}>
          <div className="sec__head">
            {head}
            <ActionLink link={link} />
          </div>
          <div className={classNames('sec__body', width === 'narrow' && css.narrow)}>{children}</div>
        </div>
      </div>
    </section>
  )
}
