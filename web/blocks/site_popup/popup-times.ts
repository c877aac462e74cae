const DAY = 86_400_000

/**
 * Whether a pop-up may open without its button.
 * @param lastShown when it was shown last on this device, milliseconds as text; undefined for never
 * @param days how long it then rests; 0 until the next visit
 */
export function isDue(lastShown: string | undefined, days: number, now: number): boolean {
  const shown = Number(lastShown)
  // A clock that was put back must not silence it for ever.
  return lastShown === undefined || !Number.isFinite(shown) || shown > now || now - shown >= days * DAY
}

/** Whether the visitor has seen the middle of the page. All numbers are pixels. */
export const hasPassedMiddle = (scrolled: number, windowHeight: number, pageHeight: number): boolean =>
  scrolled + windowHeight >= pageHeight / 2 && scrolled > 0
