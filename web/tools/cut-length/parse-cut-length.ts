import type { Steps } from '#contracts/shop/bounds.ts'
import { parseLength } from '#web/forms/numbers/parse-length.ts'
import { checkLength } from './cut-rules.ts'

/** The length in mm that was typed, NaN for none. Of two readings the one that can be cut: `1.250` is not 1.25 mm. */
export const parseCutLength = (bounds: Steps, text: string): number =>
  parseLength(text, (mm) => checkLength(bounds, mm) === undefined)
