import { readFileSync } from 'node:fs'
import sharp from 'sharp'

/** The demo's names, places, numbers and addresses. */
export const DEMO_TRACES =
  /musterwerk|musterstadt|musterstraße|murtfeldt|murytal|555 23125|@example\.com|social\.example|portal\.example/i

/** The scales of the demo's brand. */
export const DEMO_COLOURS: ReadonlySet<string> = new Set(
  [...readFileSync('web/styles/tokens.css', 'utf8').matchAll(/--(?:green|mud|mud-green)-\d+: (#[0-9a-f]{6})/g)].map(
    ([, colour = '']) => colour,
  ),
)

/** The scales in the style sheet, over which a company has its own: no trace. */
const SCALES = /--(?:green|mud|mud-green)-\d+: ?#[0-9a-f]{6}/g

/** Names and colours of the demo in a text. */
export const tracesIn = (text: string): string[] => [
  ...(DEMO_TRACES.exec(text)?.slice(0, 1) ?? []),
  ...[...text.replaceAll(SCALES, '').matchAll(/#[0-9a-f]{6}\b/gi)]
    .map(([colour]) => colour.toLowerCase())
    .filter((colour) => DEMO_COLOURS.has(colour)),
]

/** Pixels of a colour by which an eye sees it; fewer are edges between two others. */
const SEEN = 20

/** Colours of a picture, `#12507a`. */
export async function coloursOfPicture(file: ArrayBuffer): Promise<Set<string>> {
  const { data, info } = await sharp(Buffer.from(file)).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const counts = new Map<string, number>()
  for (let at = 0; at < data.length; at += info.channels) {
    const colour = `#${data.subarray(at, at + 3).toString('hex')}`
    counts.set(colour, (counts.get(colour) ?? 0) + 1)
  }
  return new Set([...counts].filter(([, count]) => count >= SEEN).map(([colour]) => colour))
}

export const demoColoursOf = (colours: ReadonlySet<string>): string[] =>
  [...DEMO_COLOURS].filter((colour) => colours.has(colour))
