import { z } from 'zod'
import { unreachable } from '#doctor/unreachable.ts'
import { explainAddress, explainRefusal } from './refusal.ts'

/** As much of a Shopware's Admin API as the set-up needs. Throws a sentence that names the fault and its remedy. */
export interface AdminApi {
  /** Rows of an entity, `sales-channel`, by criteria. */
  search: (entity: string, criteria: object) => Promise<unknown[]>
  /** Writes rows of several entities in one transaction. */
  upsert: (rows: Record<string, object[]>) => Promise<void>
  settings: (salesChannelId: string, domain: string) => Promise<Record<string, unknown>>
  saveSettings: (salesChannelId: string, settings: Record<string, string>) => Promise<void>
}

export interface AdminAccess {
  /** Without `/api`: `https://shop.example.com`. */
  url: string
  /** Of an integration in the Administration. */
  clientId: string
  clientSecret: string
}

const token = z.object({ access_token: z.string() })
const rows = z.object({ data: z.array(z.unknown()) })
/** PHP writes an empty object as a list. */
const settingsRecord = z.record(z.string(), z.unknown()).or(z.array(z.never()).transform(() => ({})))
const TIME_LIMIT = 30_000

/** Logs in, once. */
export async function openAdminApi({ url, clientId, clientSecret }: AdminAccess): Promise<AdminApi> {
  const send = async (path: string, init: { method: string; body?: object }, authorization?: string) => {
    const { method, body } = init
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        ...(authorization ? { authorization } : {}),
      },
      body: body ? JSON.stringify(body) : null,
      // A followed one would turn a POST into a GET.
      redirect: 'manual',
      signal: AbortSignal.timeout(TIME_LIMIT),
    }).catch((error: unknown) => {
      const { problem, remedy } = unreachable(error, 'SHOPWARE_URL', url)
      throw new Error(`${problem} ${remedy}`, { cause: error })
    })
    const { status, headers } = response
    const text = await response.text()
    if (status >= 300 && status < 400)
      throw new Error(explainAddress(url, `it redirects to ${headers.get('location')}`))
    if (!response.ok) throw new Error(explainRefusal({ method, url, path, status, text }))
    if (text !== '' && !headers.get('content-type')?.includes('json'))
      throw new Error(explainAddress(url, 'its response is not JSON'))
    const json: unknown = text === '' ? undefined : JSON.parse(text)
    return json
  }
  const logIn = { grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret }
  const { access_token } = token.parse(await send('/oauth/token', { method: 'POST', body: logIn }))
  const ask = (method: string, path: string, body?: object) =>
    send(path, { method, ...(body ? { body } : {}) }, `Bearer ${access_token}`)

  return {
    search: async (entity, criteria) => rows.parse(await ask('POST', `/search/${entity}`, criteria)).data,
    async upsert(entities) {
      const operations = Object.entries(entities).map(([entity, payload]) => [
        `write-${entity}`,
        { entity, action: 'upsert', payload },
      ])
      await ask('POST', '/_action/sync', Object.fromEntries(operations))
    },
    settings: async (salesChannelId, domain) =>
      settingsRecord.parse(
        await ask('GET', `/_action/system-config?domain=${domain}&salesChannelId=${salesChannelId}`),
      ),
    async saveSettings(salesChannelId, settings) {
      await ask('POST', `/_action/system-config?salesChannelId=${salesChannelId}`, settings)
    },
  }
}
