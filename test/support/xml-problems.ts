import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { validateXML } from 'xmllint-wasm'

/** libxml2's findings in XML by one of the schemas in `schemas/`; empty if it is valid. */
export async function xmlProblems(contents: string, schema: 'atom' | 'sitemap'): Promise<string[]> {
  const { valid, errors } = await validateXML({
    xml: { fileName: `${schema}.xml`, contents },
    extension: 'relaxng',
    // The default of 16 MB is less than a large sitemap needs.
    maxMemoryPages: 8192,
    schema: {
      fileName: `${schema}.rng`,
      contents: readFileSync(join(import.meta.dirname, 'schemas', `${schema}.rng`), 'utf8'),
    },
  })
  return valid ? [] : errors.map(({ message }) => message)
}
