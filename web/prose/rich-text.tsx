import { createElement, type ReactNode } from 'react'
import type { RichElement, RichNode } from '#contracts/content/rich-text/rich-text.ts'
import { ContentLink } from '#web/ui/content-link.tsx'
import { MailLink } from '#web/ui/mail-link.tsx'
import css from './rich-text.module.css'

/**
 * Rich text of the content system. Its reader has already reduced it to allowed elements
 * (contracts/content/rich-text/rich-text.ts).
 */
export function RichText({ nodes, className = 'prose' }: { nodes: readonly RichNode[]; className?: string }) {
  return nodes.length === 0 ? null : <div className={className}>{render(nodes)}</div>
}

const render = (nodes: readonly RichNode[]): ReactNode =>
  nodes.map((node, index) => (typeof node === 'string' ? node : renderElement(node, index)))

function renderElement(element: RichElement, key: number): ReactNode {
  const { tag, id, lang, colSpan, rowSpan, scope, children } = element
  if (tag === 'br' || tag === 'hr') return createElement(tag, { key })
  if (tag === 'img') {
    const { src, alt, width, height } = element
    return <img key={key} src={src} alt={alt ?? ''} width={width} height={height} loading="lazy" />
  }
  if (tag === 'a') return renderLink(element, key)
  const className = isEntry(element) ? css.entry : undefined
  const rendered = createElement(tag, { key, id, lang, colSpan, rowSpan, scope, className }, render(children))
  // A wide table scrolls, also by keyboard; the page does not scroll sideways.
  return tag === 'table' ? (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div key={key} className={css.table} tabIndex={0}>
      {rendered}
    </div>
  ) : (
    rendered
  )
}

/** Whether it is an item of a list with only a link, which is a separate target on a phone. */
const isEntry = ({ tag, children: [only, ...others] }: RichElement): boolean =>
  tag === 'li' && typeof only === 'object' && only.tag === 'a' && others.length === 0

function renderLink({ href, mail, mailQuery, target = '', lang, children }: RichElement, key: number): ReactNode {
  if (mail !== undefined) return <MailLink key={key} mail={mail} query={mailQuery} label={plainText(children)} />
  if (href === undefined) return render(children)
  return (
    <ContentLink key={key} href={href} target={target}>
      {lang ? <span lang={lang}>{render(children)}</span> : render(children)}
    </ContentLink>
  )
}

const plainText = (nodes: readonly RichNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : plainText(node.children))).join('')
