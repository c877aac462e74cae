import type { BrowserContext } from '@playwright/test'
import { addPiece, visit } from '#test/support/visitor.ts'

/** Gives the browser a cart with one line, without using the pages. */
export async function putOnePiece(context: BrowserContext, url: string): Promise<void> {
  const cookies = new Map<string, string>()
  await addPiece(visit(url, cookies))
  await context.addCookies([...cookies].map(([name, value]) => ({ name, value, url })))
}
