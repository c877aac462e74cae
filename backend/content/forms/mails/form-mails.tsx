import { render } from '@react-email/render'
import { eq } from 'drizzle-orm'
import { readFormFiles } from '#backend/attachments/form-files.ts'
import type { Database } from '#backend/database/database.ts'
import { formSubmission, type StoredAnswer } from '#backend/database/schema/forms.ts'
import type { MailWriter } from '#backend/mail/mail-queue.ts'
import type { Mail } from '#backend/mail/transport.ts'
import { companyLines } from '#backend/mail/company-lines.ts'
import type { Company } from '#contracts/company.ts'
import { LANGUAGE_NAMES, type Locale, regionTag } from '#contracts/locales.ts'
import { shownEmail } from '#contracts/shown-email.server.ts'
import { FormMailDocument, formMailText, type FormMailView } from './form-mail-document.tsx'
import { answerFields, type FormFile } from '#backend/content/forms/form-file.ts'
import { formText } from '#backend/content/forms/form-texts.ts'

export interface FormMailSettings {
  /** `Musterwerk <anfrage@example.com>` */
  from: string
  /** Address that receives messages, unless a form names another one. */
  sales: string
  company: Company
  /** Language of the mails to the company itself. */
  salesLocale: Locale
  /** Origin of the site. */
  frontUrl: string
  /** The forms of data/forms. */
  formOf(name: string): FormFile | undefined
  /** The links to files that were sent with a form. */
  links: { secret: string; linkTo: (id: string, grant: string) => string }
}

type FormMail = 'form-message' | 'form-receipt'

/** Returns the writers to register at the queue. Their jobs have the `submissionId`. A form that was deleted is not sent. */
export function formMailWriters(db: Database, settings: FormMailSettings): Record<FormMail, MailWriter> {
  const read = async (id = '') => {
    const [row] = await db.select().from(formSubmission).where(eq(formSubmission.id, id))
    return row && { row, files: await readFormFiles(db, id, settings.links) }
  }
  const writer =
    (write: (found: NonNullable<Awaited<ReturnType<typeof read>>>) => Promise<Omit<Mail, 'id'>>): MailWriter =>
    async ({ submissionId }) => {
      const found = await read(submissionId)
      return found && write(found)
    }
  /** A page of the site has a path, another storefront a whole address. */
  const pageAddressOf = (page: string) =>
    page.startsWith('https:') || page.startsWith('http:') ? page : settings.frontUrl + page
  return {
    'form-message': writer(({ row, files }) => {
      const locale = settings.salesLocale
      const say = formText(locale)
      const form = settings.formOf(row.form)
      const message = form?.purpose.kind === 'message' ? form.purpose : undefined
      const name = row.senderName || shownEmail(row.senderEmail)
      // A form of another storefront has its subject from its sender.
      const typed = row.answers.find((answer) => answer.name === 'subject')?.value
      const title = say('message_title', { subject: message?.subject[locale] ?? typed ?? row.form, name })
      const until = (date: string) => say('mail_until', { date: formatDay(date, locale) })
      return toMail(
        settings,
        { ...row, locale },
        {
          to: { name: settings.company.name, address: message?.to ?? settings.sales },
          replyTo: { name, address: row.senderEmail },
          view: {
            subject: title,
            notice: say('message_notice'),
            title,
            paragraphs: [],
            answers: [
              ...translateAnswers(row.answers, form, row.locale, locale),
              { name: 'page', label: say('mail_page'), value: pageAddressOf(row.page) },
              { name: 'language', label: say('mail_language'), value: LANGUAGE_NAMES[row.locale] },
            ],
            files: files.map(({ name, url, until: end }) => ({ name, url, note: until(end) })),
            link: undefined,
            closing: [say('message_reply', { name })],
          },
        },
      )
    }),
    'form-receipt': writer(({ row }) => {
      const say = formText(row.locale)
      const company = settings.company.name
      return toMail(settings, row, {
        // The address may be a stranger's: the mail repeats nothing of the form.
        to: { name: '', address: row.senderEmail },
        replyTo: { name: company, address: settings.sales },
        view: {
          subject: say('receipt_subject', { company }),
          notice: say('receipt_notice'),
          title: say('receipt_title'),
          paragraphs: [say('mail_hello'), say('receipt_text')],
          answers: [],
          files: [],
          link: undefined,
          closing: [say('receipt_ignore'), say('mail_regards'), company],
        },
      })
    }),
  }
}

/** Labels and chosen options in another language. What the form does not have any more stays as it was stored. */
const translateAnswers = (answers: readonly StoredAnswer[], form: FormFile | undefined, from: Locale, to: Locale) =>
  answers.map((answer): StoredAnswer => {
    const field = form && answerFields(form).find(({ name }) => name === answer.name)
    const options = field && 'options' in field ? field.options : []
    const chosen = options.find(({ label }) => label[from] === answer.value)
    return { ...answer, label: field?.label[to] ?? answer.label, value: chosen?.label[to] ?? answer.value }
  })

const formatDay = (iso: string, locale: Locale): string =>
  new Intl.DateTimeFormat(regionTag(locale), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso))

/** Renders a mail in the language of its reader. */
export async function toMail(
  { from, company }: Pick<FormMailSettings, 'from' | 'company'>,
  { locale, createdAt }: { locale: Locale; createdAt: Date },
  given: Pick<Mail, 'to' | 'replyTo' | 'unsubscribeUrl'> & {
    view: Omit<FormMailView, 'company' | 'colour' | 'filesTitle'>
  },
): Promise<Omit<Mail, 'id'>> {
  const say = formText(locale)
  const { view: own, ...addresses } = given
  const view: FormMailView = {
    ...own,
    filesTitle: say('mail_files'),
    company: companyLines(company, locale, { phone: say('mail_phone'), fax: say('mail_fax') }),
    colour: company.colours.brand,
  }
  return {
    ...addresses,
    from,
    subject: view.subject,
    text: formMailText(view),
    html: await render(<FormMailDocument view={view} locale={locale} />),
    date: createdAt,
  }
}
