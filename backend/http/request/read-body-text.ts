/** Reads a text of a body; empty if it is missing or of another kind. */
export function readBodyText(body: unknown, name: string): string {
  const given: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined
  return typeof given === 'string' ? given.toWellFormed().replaceAll('\0', '') : ''
}
