import type { Input } from './input.ts'

/** Milliseconds for which any request may occupy the main thread. */
const USUAL = 300

/** Requests that may take longer, and why. */
const LONGER: readonly { address: RegExp; milliseconds: number; reason: string }[] = [
  { address: /^\/\w\w\/shop\/list\b/, milliseconds: 1500, reason: 'Reads and looks up a list of 500 lines.' },
  { address: /^\/\w\w\/shop\/(?:cart|checkout)\b/, milliseconds: 1000, reason: 'Renders a cart of 500 lines.' },
  { address: /^\/\w\w\/shop\/sheet\//, milliseconds: 1000, reason: 'Composes a PDF.' },
  { address: /^\/\w\w\/shop\/cad\//, milliseconds: 1000, reason: 'Models a solid.' },
]

/** Milliseconds of the processor that a request may take. */
export const allowedTime = ({ address }: Input): number =>
  LONGER.find((one) => one.address.test(address))?.milliseconds ?? USUAL
