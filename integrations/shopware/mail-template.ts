import { z } from 'zod'
import type { AdminApi } from './admin-api.ts'

interface MailTemplateText {
  subject: string
  senderName: string
  description: string
  /** Twig. */
  contentHtml: string
  contentPlain: string
}

export interface MailTemplateSetUp {
  id: string
  /** Of Shopware's type: `order_confirmation_mail`. */
  technicalName: string
  reader: 'customer' | 'sales'
  texts: Record<'de-DE' | 'en-GB', MailTemplateText>
}

/** A row of `mail_template`. */
interface MailTemplateRow {
  id: string
  mailTemplateTypeId: string
  systemDefault: false
  /** By language id. */
  translations: Record<string, MailTemplateText>
}

const typeRow = z.object({ id: z.string() })
const templateRow = z.object({ id: z.string() })
const languageRow = z.object({ id: z.string(), locale: z.object({ code: z.string() }) })

/**
 * Returns the mail templates that are missing. One that is there stays as it is, since the company edits the same row.
 * Each language gets a text: a Shopware refuses a row without its system language, and a code that it lacks.
 */
export async function findMissingMailTemplates(
  api: AdminApi,
  wanted: readonly MailTemplateSetUp[],
): Promise<MailTemplateRow[]> {
  const present = z.array(templateRow).parse(await api.search('mail-template', { ids: wanted.map(({ id }) => id) }))
  const missing = wanted.filter(({ id }) => present.every((row) => row.id !== id))
  if (missing.length === 0) return []
  const languages = z
    .array(languageRow)
    .parse(await api.search('language', { limit: 100, associations: { locale: {} } }))
  const rows: MailTemplateRow[] = []
  for (const { id, technicalName, texts } of missing) {
    const textOf = (code: string) => texts[code.startsWith('de') ? 'de-DE' : 'en-GB']
    rows.push({
      id,
      mailTemplateTypeId: await readTypeId(api, technicalName),
      systemDefault: false,
      translations: Object.fromEntries(languages.map((language) => [language.id, textOf(language.locale.code)])),
    })
  }
  return rows
}

async function readTypeId(api: AdminApi, technicalName: string): Promise<string> {
  const [type] = await api.search('mail-template-type', {
    limit: 1,
    filter: [{ type: 'equals', field: 'technicalName', value: technicalName }],
  })
  if (type === undefined) throw new Error(`The Shopware has no mail template type ${technicalName}.`)
  return typeRow.parse(type).id
}
