/** A value of YAML. Keys and texts need no other escapes than those of JSON. */
export type YamlValue = string | number | boolean | readonly YamlValue[] | { readonly [key: string]: YamlValue }

const isScalar = (value: YamlValue): value is string | number | boolean => typeof value !== 'object'

/** Writes block YAML, as editors of TYPO3 write it; texts are in double quotes. */
export function yaml(value: YamlValue, indent = ''): string {
  if (isScalar(value)) return JSON.stringify(value)
  if (Array.isArray(value)) return value.map((item) => `${indent}- ${yaml(item, `${indent}  `).trimStart()}`).join('\n')
  return Object.entries(value)
    .map(([key, inner]) => `${indent}${/^[\w-]+$/.test(key) ? key : JSON.stringify(key)}:${nested(inner, indent)}`)
    .join('\n')
}

const isEmpty = (value: object): boolean => Object.keys(value).length === 0

function nested(value: YamlValue, indent: string): string {
  if (isScalar(value)) return ` ${yaml(value)}`
  if (isEmpty(value)) return Array.isArray(value) ? ' []' : ' {}'
  return `\n${yaml(value, `${indent}  `)}`
}
