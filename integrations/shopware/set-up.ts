import { z } from 'zod'
import type { AdminApi } from './admin-api.ts'
import { findMissingMailTemplates, type MailTemplateSetUp } from './mail-template.ts'
import { planSetUp, type SalesChannelSetup } from './plan.ts'
import type { SetUp } from './read-set-up.ts'

const channelRow = z.object({
  id: z.string(),
  typeId: z.string().optional(),
  languageId: z.string(),
  currencyId: z.string(),
  domains: z.array(z.object({ url: z.string() })),
  languages: z.array(z.object({ id: z.string(), translationCode: z.object({ code: z.string() }) })),
})
const snippetSetRow = z.object({ id: z.string(), iso: z.string() })

interface Site {
  publicUrl: string
  accessKey: string
}

/** Shopware's own id of the type. */
const HEADLESS_TYPE = 'f183ee5650cf4bdb8a774337575067a6'

/** A limit that each Shopware allows, unless it was lowered. */
const COMMON_LIMIT = 100

/**
 * Brings a sales channel to what the site needs. What is there already is not written, so a second run changes nothing.
 * @returns settings for the site, as lines of an environment file
 */
export async function setUpShopware(
  api: AdminApi,
  { customFieldSets, mailTemplates, settings }: SetUp,
  { publicUrl, accessKey }: Site,
  print: (line: string) => void,
): Promise<string[]> {
  const channel = await readChannel(api, accessKey)
  const snippetSets = z.array(snippetSetRow).parse(await api.search('snippet-set', { limit: 100 }))
  const { domains, languageIds } = planSetUp(channel, snippetSets, publicUrl)

  const missingSets = await findMissingSets(api, customFieldSets)
  if (missingSets.length > 0) await api.upsert({ custom_field_set: missingSets })
  print(`custom field sets: ${written(missingSets.map(({ name }) => name))}`)
  if (domains.length > 0) await api.upsert({ sales_channel_domain: domains })
  print(`domains: ${written(domains.map(({ url }) => url))}`)
  const present = await api.settings(channel.id, 'core.loginRegistration')
  const missing = Object.fromEntries(Object.entries(settings).filter(([name, value]) => present[name] !== value))
  if (Object.keys(missing).length > 0) await api.saveSettings(channel.id, missing)
  print(`addresses in mails: ${written(Object.keys(missing))}`)
  const missingMails = await findMissingMailTemplates(api, mailTemplates)
  if (missingMails.length > 0) await api.upsert({ mail_template: missingMails })
  const isMissing = ({ id }: MailTemplateSetUp) => missingMails.some((row) => row.id === id)
  print(`mail templates: ${written(mailTemplates.filter(isMissing).map(({ texts }) => texts['en-GB'].description))}`)
  if (missingMails.length > 0)
    print('No flow sends them yet: choose them in the flow builder, "order placed". docs/shopware.md says how.')
  if (channel.typeId === HEADLESS_TYPE)
    print(
      'The sales channel is of type Headless, so the Shopware gives its products no SEO addresses: the site makes them of name and id.',
    )

  return [
    `SHOP_ACCESS_KEY=${accessKey}`,
    `SHOP_LANGUAGE_IDS='${JSON.stringify(languageIds)}'`,
    `SHOP_LISTING_LIMIT=${COMMON_LIMIT}`,
    `PUBLIC_URL=${publicUrl}`,
  ]
}

const written = (names: readonly string[]): string =>
  names.length > 0 ? `${names.join(', ')} written` : 'all there, nothing written'

/** Sets that differ from those of the Shopware, in what the set-up says of them. An upsert would change their dates. */
async function findMissingSets(api: AdminApi, wanted: SetUp['customFieldSets']): Promise<SetUp['customFieldSets']> {
  const present = await api.search('custom-field-set', {
    ids: wanted.map(({ id }) => id),
    associations: { customFields: {}, relations: {} },
  })
  return wanted.filter((set) => !present.some((row) => isPartOf(set, row)))
}

/** Whether a row has all that is wanted. It may have more, and its lists are in any order. */
function isPartOf(wanted: unknown, row: unknown): boolean {
  if (typeof wanted !== 'object' || wanted === null) return wanted === row
  if (typeof row !== 'object' || row === null) return false
  if (Array.isArray(wanted))
    return Array.isArray(row) && wanted.every((one) => row.some((other) => isPartOf(one, other)))
  const found = new Map<string, unknown>(Object.entries(row))
  return Object.entries(wanted).every(([name, value]) => isPartOf(value, found.get(name)))
}

async function readChannel(api: AdminApi, accessKey: string): Promise<SalesChannelSetup> {
  const [row] = await api.search('sales-channel', {
    limit: 1,
    filter: [{ type: 'equals', field: 'accessKey', value: accessKey }],
    associations: { domains: {}, languages: { associations: { translationCode: {} } } },
  })
  if (row === undefined) throw new Error('No sales channel has the key SHOP_ACCESS_KEY.')
  const { domains, languages, ...channel } = channelRow.parse(row)
  return {
    ...channel,
    domains: domains.map(({ url }) => url),
    languages: languages.map(({ id, translationCode }) => ({ id, code: translationCode.code })),
  }
}
