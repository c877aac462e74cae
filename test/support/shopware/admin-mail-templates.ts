import { z } from 'zod'
import type { Reply } from '#test/support/open-stand-in.ts'

type Row = Record<string, unknown>

/** Shopware's own id of the system's language. */
const SYSTEM_LANGUAGE = '2fbb5fe2e29a4d70aa5854ce7ce3e20b'
export const ORDER_CONFIRMATION = '9'.repeat(32)
const TYPES: Row[] = [
  { id: '8'.repeat(32), name: 'Contact form', technicalName: 'contact_form' },
  { id: ORDER_CONFIRMATION, name: 'Order confirmation', technicalName: 'order_confirmation_mail' },
]

const criteria = z.object({
  ids: z.array(z.string()).optional(),
  limit: z.number().optional(),
  filter: z.array(z.object({ type: z.literal('equals'), field: z.string(), value: z.unknown() })).default([]),
  associations: z.record(z.string(), z.unknown()).default({}),
})
/** Required for each translation, not blank. */
const text = z.string().regex(/\S/)
const translation = z.object({ subject: text, contentHtml: text, contentPlain: text })
const translations = z.record(z.string(), z.unknown())

interface Operation {
  entity: string
  payload: Row[]
}

/**
 * Mail templates, their types and the languages of an Admin API.
 * @param languages codes of their locales by id
 */
export function adminMailTemplates(languages: Record<string, string>) {
  const templates = new Map<string, Row>()

  const isFound = (row: Row, { ids, filter }: z.output<typeof criteria>) =>
    (!ids || ids.includes(String(row['id']))) && filter.every(({ field, value }) => row[field] === value)
  const searchIn = (rows: () => Row[], associations: string[]) => (body: unknown) => {
    const wanted = criteria.parse(body)
    const absent = associations.filter((name) => !(name in wanted.associations))
    return rows()
      .filter((row) => isFound(row, wanted))
      .slice(0, wanted.limit ?? 100)
      .map((row) => ({ ...row, ...Object.fromEntries(absent.map((name) => [name, null])) }))
  }
  const languageRows = Object.entries(languages).map(([id, code]) => ({ id, locale: { code } }))

  const problemOf = (row: Row): Reply | undefined => {
    const before = templates.get(String(row['id']))
    const given = translations.safeParse(row['translations'] ?? {}).data ?? {}
    if (!before && TYPES.every(({ id }) => id !== row['mailTemplateTypeId']))
      return refusal(400, 'c1051bb4-1103-4974-8973-15e2ec9b7c46', 'This value should not be blank.')
    const unknown = Object.keys(given).find((id) => !(id in languages))
    if (unknown !== undefined)
      return refusal(412, 'FRAMEWORK__LANGUAGE_NOT_FOUND', `The language "${unknown}" was not found.`)
    if (!before && !(SYSTEM_LANGUAGE in given))
      return refusal(400, 'MISSING-SYSTEM-TRANSLATION', 'Translation required for system language.')
    if (Object.values(given).some((one) => !translation.safeParse(one).success))
      return refusal(400, 'c1051bb4-1103-4974-8973-15e2ec9b7c46', 'This value should not be blank.')
    return undefined
  }
  const rowsOf = (operations: Operation[]) =>
    operations.filter(({ entity }) => entity === 'mail_template').flatMap(({ payload }) => payload)

  return {
    templates,
    searches: {
      'mail-template': searchIn(() => [...templates.values()], ['translations', 'mailTemplateType', 'media']),
      'mail-template-type': searchIn(() => TYPES, []),
      language: searchIn(() => languageRows, ['locale']),
    },
    /** Returns why operations are refused. They are one transaction. */
    check: (operations: Operation[]) =>
      rowsOf(operations)
        .map(problemOf)
        .find((problem) => problem !== undefined),
    write(operations: Operation[]) {
      for (const row of rowsOf(operations)) {
        const id = String(row['id'])
        const before = templates.get(id)
        templates.set(id, { ...before, ...row, updatedAt: before ? new Date().toISOString() : null })
      }
    },
  }
}

const refusal = (status: number, code: string, detail: string): Reply => ({
  status,
  json: { errors: [{ status: String(status), code, title: 'Refused', detail }] },
})
