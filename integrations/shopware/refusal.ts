import { z } from 'zod'

const refused = z.object({
  errors: z.array(z.object({ code: z.string().nullish(), title: z.string().nullish(), detail: z.string().nullish() })),
})
/** PHP writes a list with gaps as an object. */
const privileges = z.object({
  missingPrivileges: z
    .array(z.string())
    .or(z.record(z.string(), z.string()).transform((rights) => Object.values(rights))),
})

const INTEGRATIONS = 'Settings, System, Integrations'

interface RefusedCall {
  /** `POST`. */
  method: string
  /** SHOPWARE_URL. */
  url: string
  /** Below `/api`. */
  path: string
  status: number
  /** Body of the response. */
  text: string
}

/** Tells why a Shopware's Admin API refused a call, and how to correct that. */
export function explainRefusal({ method, url, path, status, text }: RefusedCall): string {
  const errors = refused.safeParse(parseJson(text)).data?.errors ?? []
  if (status === 401)
    return `The Shopware at ${url} refuses SHOPWARE_CLIENT_ID and SHOPWARE_CLIENT_SECRET (401). Copy both keys of an integration that is still there: ${INTEGRATIONS}.`
  if (status === 403) {
    const rights = errors.flatMap(
      ({ detail }) => privileges.safeParse(parseJson(detail ?? '')).data?.missingPrivileges ?? [],
    )
    const lacked = rights.length > 0 ? `lacks the rights ${rights.join(', ')}` : 'lacks a right'
    return `The integration ${lacked} (403). Give it administrator rights, or a role that has them: ${INTEGRATIONS}.`
  }
  if (status === 404 || errors.length === 0) return explainAddress(url, `${method} /api${path}: ${status}`)
  const words = errors.map(({ code, title, detail }) => [code, detail ?? title].filter(Boolean).join(' '))
  return `The Shopware at ${url} refuses ${method} /api${path} (${status}): ${words.join('; ').slice(0, 500)}.`
}

/** Says that SHOPWARE_URL is wrong, and the right value where it can be told. */
export function explainAddress(url: string, seen: string): string {
  const root = url.replace(/\/(?:store-api|api|admin)(?:\/.*)?$/, '')
  const remedy = root === url ? 'the address of the Shopware itself: https://shop.example.com' : root
  return `There is no Admin API at ${url} (${seen}). Set SHOPWARE_URL to ${remedy}.`
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
