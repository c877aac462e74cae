import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, posix, sep } from 'node:path'
import { parseJson } from '#backend/files/parse-json.ts'
import { jsonSchemas, schemaNameOf } from './file-schemas.ts'

/**
 * Writes the JSON Schemas into `schemas` of a company's folder, and their address into each file that has none yet.
 * Lists and the lines of the catalogue cannot have an address.
 * @returns the files that got one
 */
export function writeSchemas(folder: string): string[] {
  for (const [name, schema] of jsonSchemas()) {
    const file = join(folder, 'schemas', `${name}.json`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `${JSON.stringify(schema)}\n`)
  }
  return globSync('**/*.json', { cwd: folder }).filter((name) => {
    const path = name.split(sep).join('/')
    const schema = schemaNameOf(path)
    if (schema === undefined) return false
    const text = readFileSync(join(folder, name), 'utf8')
    const named = nameSchema(text, posix.relative(posix.dirname(path), `schemas/${schema}.json`))
    if (named === text) return false
    writeFileSync(join(folder, name), named)
    return true
  })
}

/** The text of a JSON object with `$schema` as its first field, in the text's own layout. */
function nameSchema(text: string, address: string): string {
  const json = parseJson(text)
  if (typeof json !== 'object' || json === null || '$schema' in json) return text
  return text.replace(/^\s*\{(\s*)(?=")/, (_, space: string) => `{${space}"$schema": "${address}",${space || ' '}`)
}
