import { adoptFormFiles } from '#backend/attachments/form-files.ts'
import { confirmSubscription, leaveNewsletter } from '#backend/newsletter/subscriptions.ts'
import type { AttachmentProblem, Attachments } from '#contracts/attachments/attachments.ts'
import type { Locale } from '#contracts/locales.ts'
import { checkAnswers } from './check-answers.ts'
import type { SentOutcome } from './form-document.ts'
import { answerFields, fieldsOf, type FormFile } from './form-file.ts'
import { formNameOf, type SiteForms } from './form-requests.ts'
import type { FormState } from './form-state.ts'
import { formText } from './form-texts.ts'
import { type PostedForm, shortNames } from './read-posted.ts'
import { type MessageServices, sendMessage } from './send-message.ts'
import { subscribeByForm } from './subscribe-by-form.ts'

export interface FormServices extends MessageServices {
  /** Undefined if this installation stores no files. */
  attachments: Attachments | undefined
  /** Key of the links to leave the newsletter. */
  secret: string
  log: { info(fields: object, message: string): void; error(fields: object, message: string): void }
  clock?: () => Date
}

/** Where a form was sent. */
export interface FormPlace {
  formId: string
  locale: Locale
  /** Path of the page: `/de/kontakt`. */
  page: string
}

/** The response to a form: the state with which it is shown again, and what became of it. */
export interface ReceivedForm {
  state: FormState
  outcome: SentOutcome
}

/** Key of a message that concerns no field. */
const WHOLE_FORM = '__state'

/**
 * Checks a posted form. If it is valid, sends its message or changes a newsletter subscription.
 * @throws FormLimitReached
 */
export async function receiveForm(
  { files, states, takesFiles }: SiteForms,
  services: FormServices,
  posted: PostedForm,
  { formId, locale, page }: FormPlace,
): Promise<ReceivedForm> {
  const name = formNameOf(formId)
  const form = files.get(name)
  if (!form) throw new TypeError(`There is no form ${name}`)
  const say = formText(locale)
  const given = shortNames(posted, formId)
  const answers = ownAnswers(form, given)
  const opened = states.open(given['__state'] ?? '', formId)
  if (opened === 'old' || opened === 'forged') {
    const errors = { [WHOLE_FORM]: say('too_old') }
    return { state: states.make(formId), outcome: { status: 'failure', errors, answers } }
  }
  const { state, age } = opened
  const respond = (status: SentOutcome['status'], rest: Omit<SentOutcome, 'status'> = {}): ReceivedForm => ({
    state: states.renew(state),
    outcome: { status, answers, ...rest },
  })
  if (given[states.trapOf(state)]) {
    services.log.info({ event: 'form-trap', form: name }, 'a form that a program filled in was dropped')
    return respond('success')
  }
  const { storedFiles, fileErrors } = await takeFiles(services, posted, states.folderOf(state), locale)
  const today = (services.clock?.() ?? new Date()).toISOString().slice(0, 10)
  const errors = {
    ...checkAnswers(form, answers, { locale, today, withFile: takesFiles ? Object.keys(storedFiles) : undefined }),
    ...fileErrors,
  }
  if (Object.keys(errors).length > 0) return respond('failure', { errors, storedFiles })
  if (age < form.leastSeconds) return respond('failure', { errors: { [WHOLE_FORM]: say('too_soon') }, storedFiles })

  const token = answers['token'] ?? ''
  const failWith = (key: 'link_old' | 'link_unknown') => respond('failure', { errors: { [WHOLE_FORM]: say(key) } })
  switch (form.purpose.kind) {
    case 'message': {
      const folder = states.folderOf(state)
      await sendMessage(services, { form: name, file: form, nonce: state.nonce, folder, locale, page, answers })
      return respond('success')
    }
    case 'newsletter':
      await subscribeByForm(services, { email: answers['email'] ?? '', locale })
      return respond('success')
    case 'newsletter-confirm': {
      const result = await confirmSubscription(services, token)
      return result === 'confirmed' ? respond('success') : failWith(result === 'old' ? 'link_old' : 'link_unknown')
    }
    case 'newsletter-leave': {
      const result = await leaveNewsletter(services.db, services.secret, token)
      return result === 'left' ? respond('success') : failWith('link_unknown')
    }
    case 'download':
      return respond('success')
  }
}

/** Reads only fields of the form. No text has a NUL, and no database accepts it. */
function ownAnswers(form: FormFile, given: Readonly<Record<string, string>>): Record<string, string> {
  const hidden = fieldsOf(form).flatMap((field) => (field.type === 'hidden' ? [field.name] : []))
  const names = [...answerFields(form).map(({ name }) => name), ...hidden]
  return Object.fromEntries(names.map((name) => [name, (given[name] ?? '').toWellFormed().replaceAll('\0', '')]))
}

const FILE_TEXTS: Partial<Record<AttachmentProblem, Parameters<ReturnType<typeof formText>>[0]>> = {
  'unknown-kind': 'file_kind',
  svg: 'file_kind',
  empty: 'file_empty',
  'too-large': 'file_large',
  'other-content': 'file_content',
  damaged: 'file_content',
  'too-many-pixels': 'file_large',
  'too-often': 'file_often',
}

/** Gives the files that came with the form to its folder, where those of an earlier attempt are. */
async function takeFiles({ attachments, db }: FormServices, { folder, files }: PostedForm, to: string, locale: Locale) {
  const fileErrors = Object.fromEntries(
    files.flatMap(({ field, result }): [string, string][] =>
      'problem' in result ? [[field, formText(locale)(FILE_TEXTS[result.problem] ?? 'file_room')]] : [],
    ),
  )
  if (!attachments) return { storedFiles: {}, fileErrors }
  const arrived = files.flatMap(({ field, result }) => ('attachment' in result ? [field] : []))
  if (arrived.length > 0) await adoptFormFiles(db, folder, to, arrived)
  const complete = (await attachments.list(to)).filter(
    ({ received, size, isRemoved }) => !isRemoved && received === size,
  )
  // A visitor's fields may have names that every object has: `constructor`.
  const byField = Map.groupBy(complete, ({ line }) => line)
  const storedFiles = Object.fromEntries([...byField].map(([field, own]) => [field, own.map(({ name }) => name)]))
  return { storedFiles, fileErrors }
}
