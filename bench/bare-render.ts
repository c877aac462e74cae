import { AsyncLocalStorage } from 'node:async_hooks'
import { createRequire } from 'node:module'
import type { ReactElement } from 'react'
import { tellProcessorTime } from './processor.ts'

/**
 * Loaded into the built server before it starts (`node --import`). Remembers the React tree of each page that the
 * server renders, with its loader data. On demand it renders the tree repeatedly: `renderToString` only, in the same
 * process, on the same React, as warm as the server's own rendering. The build does not know about it.
 */

/** Sent by the parent to have one page's tree, as it was rendered last, rendered for a given time. The path has no query. */
export interface BareOrder {
  path: string
  milliseconds: number
}

export interface BareReport {
  renders: number
  /** Characters of the page, to check that it is the same page. */
  length: number
}

type Page = ReactElement<{ url: string }>

const dom = createRequire(import.meta.url)('react-dom/server') as { renderToString: (page: Page) => string }
const renderToString = dom.renderToString
const pages = new Map<string, { page: Page; asThen: ReturnType<typeof AsyncLocalStorage.snapshot> }>()

dom.renderToString = (page) => {
  const { pathname } = new URL(page.props.url)
  // Asynchronous storage holds a page's locale; the tree is rendered again as if within its request.
  pages.set(pathname, { page, asThen: AsyncLocalStorage.snapshot() })
  return renderToString(page)
}

tellProcessorTime()
process.on('message', (order: BareOrder | string) => {
  if (typeof order === 'string') return
  const { path, milliseconds } = order
  const known = pages.get(path)
  if (!known) throw new Error(`${path} was not rendered yet.`)
  const report = known.asThen((): BareReport => {
    const begun = performance.now()
    let length = 0
    let count = 0
    do {
      length = renderToString(known.page).length
      count += 1
    } while (performance.now() - begun < milliseconds)
    return { renders: count, length }
  })
  process.send?.(report)
})
