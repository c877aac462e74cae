export type Encoding = 'br' | 'gzip' | 'identity'

/** What the client accepts of the encodings given, the first of them if possible. */
export function chooseEncoding(accepted: string | null, offered: readonly Exclude<Encoding, 'identity'>[]): Encoding {
  const names = new Map<string, number>()
  for (const part of (accepted ?? '').toLowerCase().split(',')) {
    const [name = '', quality] = part.trim().split(/\s*;\s*q=/)
    names.set(name, quality === undefined ? 1 : Number(quality))
  }
  return offered.find((encoding) => (names.get(encoding) ?? names.get('*') ?? 0) > 0) ?? 'identity'
}
