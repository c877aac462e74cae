import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { CHROMIUM_FLAGS, needChromium } from '#test/support/chromium.ts'
import { PAGES } from '#bench/pages/page-requests.ts'
import { filmVisit } from './film-visit.ts'

/**
 * `npm run bench:film -- http://localhost:3000 [folder]` films a visit on a very slow line: each page opened directly,
 * then reached by its link. It writes the pictures and names those that are blank after the first paint, and what
 * jumped. Exit code 1 if there is any.
 */
const site = process.argv[2] ?? 'http://localhost:3000'
const folder = process.argv[3] ?? 'var/film'

const WINDOWS = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } }
const { home, category, product } = PAGES
const VISITS = {
  home: [home],
  list: [category],
  product: [product],
  'home to product': [home, category, product],
}

const browser = await chromium.launch({ executablePath: needChromium(), args: CHROMIUM_FLAGS })
try {
  console.log('| window | visit | first paint, ms | pictures | blank | jumps |\n| --- | --- | --- | --- | --- | --- |')
  for (const [device, viewport] of Object.entries(WINDOWS)) {
    for (const [name, paths] of Object.entries(VISITS)) {
      const into = join(folder, device, name.replaceAll(' ', '-'))
      await rm(into, { recursive: true, force: true })
      await mkdir(into, { recursive: true })
      const { painted, pictures, blank, jumps } = await filmVisit(browser, { site, paths, viewport, into })
      const found = [blank.join(' ') || '–', jumps.join('; ') || '–']
      console.log(`| ${device} | ${name} | ${painted} | ${pictures} | ${found.join(' | ')} |`)
      if (blank.length > 0 || jumps.length > 0) process.exitCode = 1
    }
  }
} finally {
  await browser.close()
}
