import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { quoteRequest } from './quote-request.ts'
import { section } from './section.ts'
import { stockBar } from './stock-bar.ts'

/** Writes the pictures of the home page's dark band. */
const folder = join(import.meta.dirname, '../../../data/media')
for (const [name, svg] of Object.entries({ section: section(), 'stock-bar': stockBar(), request: quoteRequest() })) {
  writeFileSync(join(folder, `${name}.svg`), svg)
}
