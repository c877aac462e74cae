import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { MailTemplateSetUp } from './mail-template.ts'

const mailTexts = z.object({ subject: z.string(), senderName: z.string(), description: z.string() })

const schema = z.object({
  customFieldSets: z.array(
    z.looseObject({
      id: z.string(),
      name: z.string(),
      customFields: z.array(z.looseObject({ id: z.string(), name: z.string(), type: z.string() })),
    }),
  ),
  mailTemplates: z.array(
    z.object({
      id: z.string(),
      technicalName: z.string(),
      reader: z.enum(['customer', 'sales']),
      texts: z.object({ 'de-DE': mailTexts, 'en-GB': mailTexts }),
    }),
  ),
  settings: z.record(z.string(), z.string()),
})

export interface SetUp extends Omit<z.output<typeof schema>, 'mailTemplates'> {
  mailTemplates: MailTemplateSetUp[]
}

/** Put above the template for sales, which is otherwise the customer's. */
const FOR_SALES = '{% set forSales = true %}\n'

/** Reads the set-up and its mail templates from `src/Resources`, as the plugin does. */
export async function readSetUp(): Promise<SetUp> {
  const read = (path: string) => readFile(join(import.meta.dirname, 'src/Resources', path), 'utf8')
  const { mailTemplates, ...setUp } = schema.parse(JSON.parse(await read('set-up.json')))
  const contentIn = async (code: 'de-DE' | 'en-GB') => ({
    contentHtml: await read(`mail/${code}.html.twig`),
    contentPlain: await read(`mail/${code}.plain.twig`),
  })
  const contents = { 'de-DE': await contentIn('de-DE'), 'en-GB': await contentIn('en-GB') }
  return {
    ...setUp,
    mailTemplates: mailTemplates.map(({ id, technicalName, reader, texts }) => {
      const textIn = (code: 'de-DE' | 'en-GB') => {
        const { contentHtml, contentPlain } = contents[code]
        const above = reader === 'sales' ? FOR_SALES : ''
        return { ...texts[code], contentHtml: above + contentHtml, contentPlain: above + contentPlain }
      }
      return { id, technicalName, reader, texts: { 'de-DE': textIn('de-DE'), 'en-GB': textIn('en-GB') } }
    }),
  }
}
