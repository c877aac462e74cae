/** The beginning of each PHP file that is made. */
export const PHP_HEAD = '<?php\n\n// Made by source/write.ts from source/elements.ts: change it there.\n'

/** PHP that is written as it is. */
export const raw = (code: string) => ({ code })

const isRaw = (value: object): value is ReturnType<typeof raw> => 'code' in value

/** A value as a PHP literal; lists and objects become arrays. */
export function php(value: unknown, depth = 0): string {
  if (typeof value === 'string') return `'${value.replace(/[\\']/g, String.raw`\$&`)}'`
  if (typeof value !== 'object' || value === null) return String(value)
  if (isRaw(value)) return value.code
  const entries = Array.isArray(value)
    ? value.map((item) => php(item, depth + 1))
    : Object.entries(value).map(([key, item]) => `'${key}' => ${php(item, depth + 1)}`)
  const line = `[${entries.join(', ')}]`
  if (line.length <= 100 && !line.includes('\n')) return line
  const pad = '    '.repeat(depth + 1)
  return `[\n${entries.map((entry) => `${pad}${entry},\n`).join('')}${'    '.repeat(depth)}]`
}
