/**
 * Returns the offset of a local time, `+02:00`. In the hour that a clock is put forward, which does not exist, it is the
 * one after it.
 * @param local `2026-10-13T09:00`
 * @param zone IANA name
 */
export function utcOffset(local: string, zone: string): string {
  const asUtc = Date.parse(`${local}:00Z`)
  // The offset of the guess may be that of the other side of a change; the second one is right.
  const guess = asUtc - offsetAt(asUtc, zone)
  const minutes = Math.round(offsetAt(guess, zone) / 60_000)
  const [hours, rest] = [Math.trunc(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  return `${minutes < 0 ? '-' : '+'}${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`
}

/** Milliseconds that the zone's clock is ahead of UTC. */
function offsetAt(instant: number, zone: string): number {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(instant)
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT'
  const [, sign, hours = '0', minutes = '0'] = /GMT([+-])(\d\d):(\d\d)/.exec(name) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000
}
