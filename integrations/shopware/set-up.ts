import { z } from 'zod'
import type { AdminApi } from './admin-api.ts'
import { planSetUp, type SalesChannelSetup } from './plan.ts'

/** `src/Resources/set-up.json`, which the plugin reads, too. */
export const setUpSchema = z.object({
  customFieldSets: z.array(
    z.looseObject({
      id: z.string(),
      name: z.string(),
      customFields: z.array(z.looseObject({ id: z.string(), name: z.string(), type: z.string() })),
    }),
  ),
  settings: z.record(z.string(), z.string()),
})
export type SetUp = z.output<typeof setUpSchema>

const channelRow = z.object({
  id: z.string(),
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

/**
 * Brings a sales channel to what the site needs; a second run changes nothing.
 * @returns settings for the site, as lines of an environment file
 */
export async function setUpShopware(
  api: AdminApi,
  { customFieldSets, settings }: SetUp,
  { publicUrl, accessKey }: Site,
  print: (line: string) => void,
): Promise<string[]> {
  const channel = await readChannel(api, accessKey)
  const snippetSets = z.array(snippetSetRow).parse(await api.search('snippet-set', { limit: 100 }))
  const { domains, languageIds } = planSetUp(channel, snippetSets, publicUrl)

  await api.upsert({ custom_field_set: customFieldSets })
  print(`custom field sets ${customFieldSets.map(({ name }) => name).join(', ')}: written`)
  if (domains.length > 0) await api.upsert({ sales_channel_domain: domains })
  print(`domains: ${domains.map(({ url }) => url).join(', ') || 'all there'}`)
  const present = await api.settings(channel.id, 'core.loginRegistration')
  const missing = Object.fromEntries(Object.entries(settings).filter(([name, value]) => present[name] !== value))
  if (Object.keys(missing).length > 0) await api.saveSettings(channel.id, missing)
  print(`addresses in mails: ${Object.keys(missing).join(', ') || 'all there'}`)

  return [
    `SHOP_ACCESS_KEY=${accessKey}`,
    `SHOP_LANGUAGE_IDS='${JSON.stringify(languageIds)}'`,
    `PUBLIC_URL=${publicUrl}`,
  ]
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
