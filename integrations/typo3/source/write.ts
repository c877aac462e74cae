import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { formFiles } from './forms.ts'
import { languageFile, PACKAGE_LANGUAGES } from './labels.ts'
import { recordTables } from './columns.ts'
import { contentTca } from './content-tca.ts'
import { tableTca } from './tca.ts'
import { elementsTypoScript } from './typoscript.ts'

/** The files that are written from the definition of the elements, by their path in the package. */
export function packageFiles(): Record<string, string> {
  const tables = Object.entries(recordTables()).map(([table, fields]) => [
    `Configuration/TCA/${table}.php`,
    tableTca(table, fields),
  ])
  const texts = PACKAGE_LANGUAGES.map((language) => [
    `Resources/Private/Language/${language === 'en' ? '' : `${language}.`}locallang.xlf`,
    languageFile(language),
  ])
  return {
    'Configuration/Sets/Profilwerk/elements.typoscript': elementsTypoScript(),
    'Configuration/TCA/Overrides/tt_content.php': contentTca(),
    ...Object.fromEntries([...tables, ...texts]),
    ...formFiles(),
  }
}

/** Folder of the package. */
export const PACKAGE = join(import.meta.dirname, '..')

if (import.meta.main) {
  for (const [path, text] of Object.entries(packageFiles())) {
    await mkdir(dirname(join(PACKAGE, path)), { recursive: true })
    await writeFile(join(PACKAGE, path), text)
  }
}
