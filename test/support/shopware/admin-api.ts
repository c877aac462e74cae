import { z } from 'zod'
import type { Replies } from '#test/support/open-stand-in.ts'
import { adminMailTemplates } from './admin-mail-templates.ts'

/** Ids of its sales channel, languages, currency and snippet sets. German is the system's language. */
export const ADMIN = {
  channel: 'c'.repeat(32),
  german: '2fbb5fe2e29a4d70aa5854ce7ce3e20b',
  english: 'b'.repeat(32),
  dutch: 'd'.repeat(32),
  currency: 'e'.repeat(32),
  germanSnippets: '1'.repeat(32),
  englishSnippets: 'f'.repeat(32),
}

export const HEADLESS = 'f183ee5650cf4bdb8a774337575067a6'
const STOREFRONT = '8a243080f92e4c719546314b577cf82b'

type Row = Record<string, unknown>
const row = z.record(z.string(), z.unknown())
const sync = z.record(z.string(), z.object({ entity: z.string(), payload: z.array(row) }))
const search = z.object({ ids: z.array(z.string()).optional(), associations: row.optional() })

/** Entities that are written with another one. */
const WRITTEN_WITH: Record<string, string[]> = {
  custom_field_set: ['custom_field', 'custom_field_set_relation'],
  mail_template: ['mail_template_translation'],
}

interface AdminApiOptions {
  /** Rights that the integration lacks. */
  missing?: string[]
  /** Of its sales channel. */
  typeId?: string
}

/**
 * A Shopware's Admin API with a sales channel that has one domain, for the integration `secret` and the key `SWSCKEY`. An upsert
 * changes `updatedAt` of a row, even if it changes nothing else (observed).
 */
export function standInAdminApi({ missing = [], typeId = STOREFRONT }: AdminApiOptions = {}) {
  const written: { path: string; body: unknown }[] = []
  const settings: Row = {}
  const domains: Row[] = [{ url: 'https://shop.example.com' }]
  const sets = new Map<string, Row>()
  const languages = [
    { id: ADMIN.german, translationCode: { code: 'de-DE' } },
    { id: ADMIN.english, translationCode: { code: 'en-GB' } },
  ]
  const mails = adminMailTemplates({
    [ADMIN.german]: 'de-DE',
    [ADMIN.english]: 'en-GB',
    [ADMIN.dutch]: 'nl-NL',
  })
  const refuse = (entities: string[], action: string) =>
    refusalOf(missing.filter((right) => entities.some((entity) => right === `${entity}:${action}`)))
  const channel = {
    id: ADMIN.channel,
    typeId,
    languageId: ADMIN.german,
    currencyId: ADMIN.currency,
    domains,
    languages,
  }

  const replies: Replies = {
    'POST /api/oauth/token': (_, body) =>
      JSON.stringify(body).includes('"client_secret":"secret"')
        ? { json: { token_type: 'Bearer', expires_in: 600, access_token: 'abc' } }
        : { status: 401, json: { errors: [{ code: '4', status: '401', title: 'Client authentication failed' }] } },
    'POST /api/search/sales-channel': ({ headers }, body) => {
      const isFound = headers.authorization === 'Bearer abc' && JSON.stringify(body).includes('SWSCKEY')
      return { json: { data: isFound ? [channel] : [] } }
    },
    'POST /api/search/snippet-set': {
      json: {
        data: [
          { id: ADMIN.englishSnippets, iso: 'en-GB', name: 'BASE en-GB' },
          { id: ADMIN.germanSnippets, iso: 'de-DE', name: 'BASE de-DE' },
        ],
      },
    },
    'POST /api/search/custom-field-set': (_, body) => {
      const { ids, associations = {} } = search.parse(body)
      const found = [...sets.values()].filter(({ id }) => !ids || ids.includes(String(id)))
      const withAssociations = found.map((set) => ({
        ...set,
        ...Object.fromEntries(
          ['customFields', 'relations'].map((name) => [name, name in associations ? (set[name] ?? []) : null]),
        ),
      }))
      return { json: { data: withAssociations } }
    },
    ...Object.fromEntries(
      Object.entries(mails.searches).map(([entity, find]) => [
        `POST /api/search/${entity}`,
        (_, body) => refuse([entity.replaceAll('-', '_')], 'read') ?? { json: { data: find(body) } },
      ]),
    ),
    'POST /api/_action/sync': (_, body) => {
      const operations = Object.values(sync.parse(body))
      const rights = operations.flatMap(({ entity }) => [entity, ...(WRITTEN_WITH[entity] ?? [])])
      const refused = refuse(rights, 'create') ?? mails.check(operations)
      if (refused) return refused
      written.push({ path: 'sync', body })
      mails.write(operations)
      for (const { entity, payload } of operations) {
        if (entity === 'sales_channel_domain') domains.push(...payload)
        if (entity === 'custom_field_set')
          for (const set of payload) {
            const before = sets.get(String(set['id']))
            sets.set(String(set['id']), { ...before, ...set, updatedAt: before ? new Date().toISOString() : null })
          }
      }
      return { json: {} }
    },
    // PHP's empty object is a list.
    'GET /api/_action/system-config': () => ({ json: Object.keys(settings).length > 0 ? settings : [] }),
    'POST /api/_action/system-config': (request, body) => {
      written.push({ path: request.url ?? '', body })
      Object.assign(settings, body)
      return { status: 204 }
    },
  }
  return { replies, written, sets, mailTemplates: mails.templates }
}

/** It has its sentence as JSON inside of JSON (observed). */
function refusalOf(missingPrivileges: string[]) {
  if (missingPrivileges.length === 0) return undefined
  const detail = JSON.stringify({ message: 'Missing privilege', missingPrivileges })
  const code = 'FRAMEWORK__MISSING_PRIVILEGE_ERROR'
  return { status: 403, json: { errors: [{ status: '403', code, title: 'Forbidden', detail }] } }
}
