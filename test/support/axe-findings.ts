import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** Reads the colours behind each text, which takes three quarters of axe's time. */
const COLOURS = 'color-contrast'
/** Rows of a table after these are like them. */
const FURTHER_ROWS = 'tbody tr:nth-child(n + 9)'

/** The findings of axe in the current page: each rule with its elements. Both options are on unless they are turned off. */
export async function axeFindings(page: Page, { colours = true, allRows = true } = {}): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode()
  if (!allRows) axe.exclude(FURTHER_ROWS)
  const { violations } = await axe
    .options({ resultTypes: ['violations'], preload: false, rules: { [COLOURS]: { enabled: colours } } })
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}
