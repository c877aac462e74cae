import { parseAccept } from 'hono/utils/accept'

/**
 * Returns the first of the supported encodings that the caller accepts; undefined stands for none, i.e. `identity`.
 * `q=0` means no and `*` any. Other weights do not count: browsers list gzip before br and weigh them alike.
 * @param supported from best to worst.
 */
export function pickEncoding<Encoding extends string>(
  acceptEncoding: string | undefined,
  supported: readonly Encoding[],
): Encoding | undefined {
  const accepted = new Map(parseAccept(acceptEncoding ?? '').map(({ type, q }) => [type.toLowerCase(), q > 0]))
  return supported.find((encoding) => accepted.get(encoding) ?? accepted.get('*') ?? false)
}
