import { readFileSync, writeFileSync } from 'node:fs'
import { exampleFile, settingTables } from '#server/settings/write-settings.ts'

// `npm run settings` writes what describes the settings: the tables of docs/operating.md, and .env.example.
const DOCUMENT = 'docs/operating.md'
const text = readFileSync(DOCUMENT, 'utf8')
writeFileSync(
  DOCUMENT,
  text.replace(
    /(<!-- settings -->\n).*?(<!-- end -->)/s,
    (_, begin: string, end: string) => begin + settingTables() + end,
  ),
)
writeFileSync('.env.example', exampleFile())
