import type { ElementHeader } from '#contracts/content/elements.ts'
import { classNames } from '#web/ui/class-names.ts'
import css from './block-section.module.css'
import { ContentLink } from '#web/ui/content-link.tsx'

const POSITIONS = { '': '', left: '', center: css.center, right: css.right }

interface HeadingProps {
  header: ElementHeader
  level: 1 | 2 | 3 | 4
  id?: string | undefined
}

/**
 * An element's heading. The author's level is respected, but a page has one h1. A hidden heading is for screen readers.
 */
export function Heading({ header, level, id }: HeadingProps) {
  const { text, layout, link, position } = header
  if (text === '') return null
  const isHidden = layout === 100
  const preferred = layout >= 2 && layout <= 5 ? layout : level
  const Tag = `h${level === 1 ? 1 : Math.max(preferred, 2)}` as 'h1' | 'h2' | 'h3' | 'h4' | 'h5'
  return (
    <Tag id={id} className={classNames(isHidden && 'vh', POSITIONS[position]) || undefined}>
      {link ? (
        <ContentLink href={link.href} target={link.target}>
          {text}
        </ContentLink>
      ) : (
        text
      )}
    </Tag>
  )
}
