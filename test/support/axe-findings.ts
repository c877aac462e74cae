import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** The findings of axe in the current page: each rule with its elements. */
export async function axeFindings(page: Page): Promise<string[]> {
  await page.evaluate(layOutAll)
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], preload: false })
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

/**
 * Runs in the page. Distant parts are not laid out until they come near; axe would take the footer for their
 * background.
 */
function layOutAll() {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('* { content-visibility: visible !important; }')
  document.adoptedStyleSheets.push(sheet)
}
