import type { Header } from '#contracts/content/element.ts'
import { ContentLink } from './content-link.tsx'

/** An element's headline; the author's level counts, except that a page has one h1. Hidden ones stay for readers. */
export function Heading({ header, level, id }: { header: Header; level: 1 | 2 | 3; id?: string | undefined }) {
  if (header.text === '') return null
  const isHidden = header.layout === 100
  const asked = header.layout >= 2 && header.layout <= 5 ? header.layout : level
  const Tag = `h${level === 1 ? 1 : Math.max(asked, 2)}` as 'h1' | 'h2' | 'h3' | 'h4' | 'h5'
  return (
    <Tag id={id} className={isHidden ? 'vh' : undefined}>
      {header.link ? <ContentLink link={header.link}>{header.text}</ContentLink> : header.text}
    </Tag>
  )
}
