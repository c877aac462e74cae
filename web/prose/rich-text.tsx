import { createElement, type ReactNode } from 'react'
import type { RichElement, RichNode } from '#contracts/content/rich-text/rich-text.ts'
import { ContentLink } from '#web/ui/content-link.tsx'
import { MailLink } from '#web/ui/mail-link.tsx'
import { classNames } from '#web/ui/class-names.ts'
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
  const { tag, id, lang, colSpan, rowSpan, scope, start, type, reversed, title, children } = element
  if (tag === 'br' || tag === 'hr') return createElement(tag, { key })
  if (tag === 'img') {
    const { src, alt, width, height } = element
    return <img key={key} src={src} alt={alt ?? ''} width={width} height={height} loading="lazy" />
  }
  if (tag === 'a') return renderLink(element, key)
  const className = classNames(isEntry(element) && css.entry, ...stylesOf(element)) || undefined
  const own = { id, lang, colSpan, rowSpan, scope, start, type, reversed, title, className }
  const rendered = createElement(tag, { key, ...own }, render(children))
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

const stylesOf = ({ classes = [] }: RichElement) => classes.map((name) => css[name])

function renderLink(element: RichElement, key: number): ReactNode {
  const { href, mail, mailQuery, target = '', rel, title, lang, children } = element
  if (mail !== undefined) return <MailLink key={key} mail={mail} query={mailQuery} label={plainText(children)} />
  if (href === undefined) return render(children)
  const className = classNames(...stylesOf(element)) || undefined
  return (
    <ContentLink key={key} href={href} target={target} rel={rel} title={title} className={className}>
      {lang ? <span lang={lang}>{render(children)}</span> : render(children)}
    </ContentLink>
  )
}

const plainText = (nodes: readonly RichNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : plainText(node.children))).join('')
