import { path, picture } from './line-art.ts'

const [LEFT, RIGHT, TOP, BOTTOM] = [20, 310, 74, 104]
/** Bar and pieces, mm. */
const BAR = 6000
const PIECE = 1850
const PIECES = 3

/** A bar of 6 m with three cut pieces and the remnant. */
export function stockBar(): string {
  const x = (mm: number) => LEFT + ((RIGHT - LEFT) * mm) / BAR
  const pieces = Array.from({ length: PIECES }, (_, i) =>
    path(`M${x(i * PIECE)} ${TOP}H${x((i + 1) * PIECE - 12)}V${BOTTOM}H${x(i * PIECE)}Z`, 'green', '#014d26'),
  )
  const rest = x(PIECES * PIECE)
  const hatch = Array.from({ length: 9 }, (_, i) => rest - 30 + i * 6)
    .map((at) => [Math.max(at, rest), Math.min(at + BOTTOM - TOP, RIGHT), at] as const)
    .filter(([from, to]) => from < to)
    .map(([from, to, at]) => `M${from} ${BOTTOM - (from - at)}L${to} ${BOTTOM - (to - at)}`)
  const ticks = Array.from({ length: 13 }, (_, i) => `M${x(i * 500)} ${BOTTOM + 10}v${i % 6 === 0 ? 12 : 6}`)
  return picture([
    path(`M${LEFT} ${TOP}H${RIGHT}V${BOTTOM}H${LEFT}Z`),
    path(hatch.join('')),
    ...pieces,
    path(`M${x(0)} ${TOP - 8}V44M${x(PIECE - 12)} ${TOP - 8}V44M${x(0)} 50H${x(PIECE - 12)}`),
    path(`M${x(0)} 50l8-3v6zM${x(PIECE - 12)} 50l-8-3v6z`, 'pale', '#cad2bf'),
    path(ticks.join('')),
  ])
}
