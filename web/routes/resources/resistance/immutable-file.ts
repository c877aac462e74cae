import type { ServedResistance } from '#contracts/resistance/resistance.ts'

const YEAR = 365 * 86_400

/** Returns a file of the table at an address with its version. An older version is not found: its page loads again. */
export function immutableFile(
  { version }: ServedResistance,
  asked: string,
  body: string | undefined,
  type: string,
): Response {
  if (body === undefined || asked !== version) return new Response(null, { status: 404 })
  return new Response(body, {
    headers: { 'content-type': type, 'cache-control': `public, max-age=${YEAR}, immutable` },
  })
}
