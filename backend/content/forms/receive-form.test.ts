import { expect, test } from 'vitest'
import { NO_LIMITS } from '#backend/limits/limiter.ts'
import { perLocale } from '#contracts/locales.ts'
import { formFileSchema } from './form-file.ts'
import { createFormStates } from './form-state.ts'
import { type FormServices, receiveForm } from './receive-form.ts'

const all = (text: string) => perLocale(() => text)
const FORM = formFileSchema.parse({
  purpose: { kind: 'download' },
  submit: all('Send'),
  done: all('Thanks'),
  parts: [{ type: 'file', name: 'drawing', label: all('Drawing'), required: true }],
})
const PLACE = { formId: 'drawing-1', locale: 'en', page: '/en/drawing' } as const

/** This purpose needs neither the database nor the queue. */
const SERVICES = {
  limiter: NO_LIMITS,
  attachments: undefined,
  secret: 's',
  log: { info: () => {}, error: () => {} },
} as unknown as FormServices

test.each([
  [false, { status: 'success' }],
  [true, { status: 'failure', errors: { drawing: 'This field is required.' } }],
])('A form that must have a file, where files are taken is %s.', async (takesFiles, outcome) => {
  const states = createFormStates('secret')
  const fields = new Map([['__state', states.seal(states.make(PLACE.formId))]])
  const forms = { files: new Map([['drawing', FORM]]), states, takesFiles }
  const received = await receiveForm(forms, SERVICES, { fields, folder: 'f', files: [] }, PLACE)
  expect(received.outcome).toMatchObject(outcome)
})
