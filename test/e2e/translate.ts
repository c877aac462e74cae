import type { Page } from '@playwright/test'

/** Replaces each text by another node inside two `<font>`, as the translation of Chromium does, and of what comes later. */
export function translate(page: Page) {
  return page.evaluate(() => {
    const wrap = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
      for (const text of texts) {
        const parent = text.parentElement
        if (!parent || !text.data.trim() || parent.closest('script, style, textarea, option, font, svg')) continue
        const outer = document.createElement('font')
        const inner = document.createElement('font')
        inner.textContent = text.data
        outer.append(inner)
        text.replaceWith(outer)
      }
    }
    wrap(document.body)
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) if (node.isConnected) wrap(node)
    }).observe(document.body, { childList: true, subtree: true })
  })
}
