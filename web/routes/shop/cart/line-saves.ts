/** Changes of lines in this browser that wait for a pause in typing, each with the way to send it. */
const waiting = new Set<() => void>()
/** Changes that are on their way. */
const saves = new Set<Promise<void>>()

/** Returns the end of the wait. */
export function noteWaiting(send: () => void): () => void {
  waiting.add(send)
  return () => void waiting.delete(send)
}

export function noteSave(save: Promise<void>): void {
  const end = () => void saves.delete(save)
  saves.add(save)
  save.then(end, end)
}

/** Sends what waits. Returns whether any change is on its way. */
export function saveNow(): boolean {
  for (const send of waiting) send()
  return saves.size > 0
}

export async function untilSaved(): Promise<void> {
  while (saveNow()) await Promise.allSettled(saves)
}
