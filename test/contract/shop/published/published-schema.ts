import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'

/** Shopware's descriptions of its Store API, as the official client ships them. */
const FILES = { '6.7': 'storeApiSchema.json', '6.6.10': 'storeApiSchema.6.6.10.json' }
const FOLDER = join(createRequire(import.meta.url).resolve('@shopware/api-client'), '../../api-types')

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
type Fields = Record<string, Json>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Shopware writes null for each field without a value, and its schema does not say so. A field that it does not require
 * may therefore be null.
 */
function allowingNull(schema: Json): Json {
  if (Array.isArray(schema)) return schema.map(allowingNull)
  if (!isFields(schema)) return schema
  const { properties } = schema
  const read = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, allowingNull(value)]))
  if (!isFields(properties)) return read
  const required = Array.isArray(schema['required']) ? schema['required'] : []
  const optional = ([key, value]: [string, Json]): [string, Json] => [
    key,
    required.includes(key) ? allowingNull(value) : { anyOf: [{ type: 'null' }, allowingNull(value)] },
  ]
  return { ...read, properties: Object.fromEntries(Object.entries(properties).map(optional)) }
}

const readSchema = (version: keyof typeof FILES): Fields =>
  JSON.parse(readFileSync(join(FOLDER, FILES[version]), 'utf8'))
const DOCUMENT = readSchema('6.7')
const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false, logger: false })
ajv.addSchema({ $id: 'store-api', components: allowingNull(DOCUMENT['components'] ?? {}) })

const at = (value: Json | undefined, ...keys: string[]): Json | undefined =>
  keys.reduce<Json | undefined>((found, key) => (isFields(found) ? found[key] : undefined), value)

const target = (reference: string): Json | undefined => at(DOCUMENT, ...reference.replace(/^#\//, '').split('/'))

/** The operations that the schema describes, by path and method. */
export const PUBLISHED_PATHS = at(DOCUMENT, 'paths') as Record<string, Record<string, { operationId: string }>>

/** Version of Shopware that the schema describes. */
export const PUBLISHED_VERSION = String(at(DOCUMENT, 'info', 'version'))

/** The schema of an operation's successful response; undefined without one. */
function responseSchema(operation: string): object | undefined {
  const [method = '', path = ''] = operation.split(' ')
  const published = at(DOCUMENT, 'paths', path)
  // Of a few reads it has the GET only.
  const given = at(at(published, method.toLowerCase()) ?? at(published, 'get'), 'responses', '200')
  const reference = at(given, '$ref')
  const response = typeof reference === 'string' ? target(reference) : given
  const schema = at(response, 'content', 'application/json', 'schema')
  if (schema === undefined) return undefined
  return JSON.parse(JSON.stringify(allowingNull(schema)).replaceAll('"#/components/', '"store-api#/components/'))
}

/** Whether the successful response of an operation is described. */
export const hasSchema = (operation: string): boolean => responseSchema(operation) !== undefined

const validators = new Map<string, ValidateFunction>()

function validatorOf(operation: string): ValidateFunction {
  const schema = responseSchema(operation)
  if (schema === undefined) throw new Error(`The schema has no response of ${operation}.`)
  const validate = ajv.compile(schema)
  validators.set(operation, validate)
  return validate
}

/**
 * Where a response differs from the schema, as `product.tax must be object`. A place is named by the struct that it
 * belongs to.
 */
export function differencesFromSchema(operation: string, response: unknown): string[] {
  const validate = validators.get(operation) ?? validatorOf(operation)
  if (validate(response)) return []
  return [...new Set((validate.errors ?? []).filter(isLeaf).map((error) => toText(error, response)))].toSorted()
}

/**
 * Whether the schema of a version has a field.
 * @param place struct and field, as in the differences from the recordings: `product.type`.
 */
export function describesField(place: string, version: keyof typeof FILES): boolean {
  const [alias = '', field = ''] = place.split('.')
  const name = alias.replaceAll(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())
  const schema = at(version === '6.7' ? DOCUMENT : readSchema(version), 'components', 'schemas', name)
  return at(schema, 'properties', field) !== undefined
}

/** Alternatives report each of their branches. One of them is null for most fields. */
const isLeaf = ({ keyword, message }: ErrorObject): boolean =>
  !['anyOf', 'oneOf', 'allOf', 'if'].includes(keyword) && message !== 'must be null'

function toText({ instancePath, message, params }: ErrorObject, response: unknown): string {
  let place = 'response'
  let value = response
  for (const part of instancePath.split('/').slice(1)) {
    if (isFields(value) && typeof value['apiAlias'] === 'string') place = value['apiAlias']
    value = Array.isArray(value) ? value[Number(part)] : isFields(value) ? value[part] : undefined
    place += /^\d+$/.test(part) ? '[]' : `.${part}`
  }
  if (isFields(value) && typeof value['apiAlias'] === 'string') place = value['apiAlias']
  const allowed = 'allowedValues' in params ? ` ${JSON.stringify(params['allowedValues'])}` : ''
  const constant = 'allowedValue' in params ? ` ${JSON.stringify(params['allowedValue'])}` : ''
  return `${place} ${message}${allowed}${constant}`
}
