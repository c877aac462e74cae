import { formatNumber } from './format.ts'
import { getLocale } from './locale.ts'

/** Size of a file, in decimal units as file managers count them: `214 KB`, `1,1 MB`. */
export function formatBytes(bytes: number, locale = getLocale()): string {
  const [size, unit] = bytes < 1e6 ? [Math.max(1, Math.round(bytes / 1e3)), 'KB'] : [bytes / 1e6, 'MB']
  return `${formatNumber(size, 1, locale)}\u00a0${unit}`
}
