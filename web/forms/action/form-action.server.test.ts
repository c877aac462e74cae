import { data, redirect, RouterContextProvider } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { ServiceFailure } from '#contracts/failure.ts'
import { reportContext } from '#web/app/context.ts'
import { runFormAction, failedFormContext, type FormOutcome } from './form-action.server.ts'
import { type FormFields, type FormValues, plainForm } from '#web/forms/form-fields.ts'
import { checkBySchema, fieldSchemas } from './form-schema.server.ts'

const FIELDS: FormFields<'email' | 'password' | 'comment'> = {
  email: { label: () => 'E-mail', maxLength: 20, required: true, type: 'email' },
  password: { label: () => 'Password', maxLength: 128, required: true, type: 'password' },
  comment: { label: () => 'Comment', maxLength: 10 },
}
const FORM = plainForm('login', FIELDS)
const TOKEN = 'a'.repeat(32)
const typed = { email: ' ada@example.com ', password: ' s e ', comment: '' }

let reported: unknown[]
let context: RouterContextProvider
beforeEach(() => {
  reported = []
  context = new RouterContextProvider()
  context.set(reportContext, (failure) => reported.push(failure))
})

type Outcome = FormOutcome<FormValues<keyof typeof FIELDS>, string>

/** The response to a form that was posted with these fields. */
function post(fields: Record<string, string>, run: (value: unknown) => Outcome = () => redirect('/done')) {
  const posted = new FormData()
  for (const [name, value] of Object.entries({ 'form-token': TOKEN, ...fields })) posted.set(name, value)
  const schema = z.object(fieldSchemas(FIELDS))
  return runFormAction(
    { form: FORM, check: (values) => checkBySchema(schema, values), run: async (value) => run(value) },
    posted,
    context,
  )
}
const failure = (status: number, kind: 'unreachable' | 'refused') =>
  new ServiceFailure({ service: 'shop', operation: 'POST /account/login', kind, status, errors: [] })
const throwing = (error: unknown) => () => {
  throw error
}

// Differs from the specification: 23.
test('a form without errors is run with its input, trimmed but for the password', async () => {
  const run: unknown[] = []
  const response = await post(typed, (value) => {
    run.push(value)
    return redirect('/done')
  })
  expect(response).toBeInstanceOf(Response)
  expect(run).toEqual([{ email: 'ada@example.com', password: ' s e ', comment: '' }])
})

test('wrong fields come back with one message each, in the order of the page, and nothing is run', async () => {
  const wrong = { comment: 'x'.repeat(11), email: `${'x'.repeat(20)}@`, password: '' }
  const result = await post(wrong, throwing(new Error('was run')))
  expect(result).toMatchObject({
    data: {
      form: 'login',
      status: 422,
      errors: {
        email: 'Bitte höchstens 20 Zeichen eingeben.',
        password: 'Dieses Feld ist erforderlich.',
        comment: 'Bitte höchstens 10 Zeichen eingeben.',
      },
    },
    init: { status: 422 },
  })
  expect(Object.keys('data' in result ? result.data.errors : {})).toEqual(['email', 'password', 'comment'])
})

test.each(['ada', 'ada@', 'ada@example', '@example.com'])('%j is not an e-mail address', async (email) => {
  expect(await post({ ...typed, email })).toMatchObject({
    data: { errors: { email: 'Diese E-Mail-Adresse ist nicht korrekt. Beispiel: name@firma.example' } },
  })
})

test('the input comes back with the token, but never a password', async () => {
  const results = [
    await post({ ...typed, email: 'ada' }),
    await post(typed, () => ({ status: 422, notice: 'Wrong.' })),
    await post(typed, throwing(failure(503, 'unreachable'))),
    await post(typed, throwing(failure(429, 'refused'))),
  ]
  for (const result of results) {
    expect(result).toMatchObject({ data: { token: TOKEN, values: { comment: '' } } })
    expect(JSON.stringify(result)).not.toContain(' s e ')
  }
})

test('a service that does not respond is 503, is reported once, and tells the loader', async () => {
  const down = failure(503, 'unreachable')
  expect(await post(typed, throwing(down))).toMatchObject({
    data: { status: 503, notice: expect.stringContaining('nicht erreichbar') },
    init: { status: 503 },
  })
  expect(reported).toEqual([down])
  expect(context.get(failedFormContext)).toBe('login')
})

test('a refusal that the form does not know says that an error has occurred, keeps the input and is reported', async () => {
  const refusal = failure(403, 'refused')
  expect(await post({ ...typed, comment: 'soon' }, throwing(refusal))).toMatchObject({
    data: {
      status: 500,
      notice: 'Ein Fehler ist aufgetreten. Bitte versuchen Sie es später noch einmal.',
      values: { comment: 'soon' },
    },
    init: { status: 500 },
  })
  expect(reported).toEqual([refusal])
})

test('no text claims that a password is still there', async () => {
  const without = { email: 'ada@example.com', comment: '' }
  const notices = async (fields: Record<string, string>) => {
    const results = [429, 503].map(async (status) => {
      const posted = new FormData()
      for (const [name, value] of Object.entries(fields)) posted.set(name, value)
      const kind = status === 429 ? ('refused' as const) : ('unreachable' as const)
      const result = await runFormAction(
        { form: FORM, check: () => ({ value: {} }), run: async () => throwing(failure(status, kind))() },
        posted,
        context,
      )
      return 'data' in result ? result.data.notice : undefined
    })
    return Promise.all(results)
  }
  expect(await notices(without)).toEqual([
    expect.stringContaining('Ihre Angaben sind noch da'),
    expect.stringContaining('Ihre Angaben stehen noch hier'),
  ])
  expect(await notices(typed)).toEqual([
    expect.stringContaining('Bitte geben Sie Ihr Passwort in 1 Minute noch einmal ein.'),
    expect.stringContaining('Passwörter merken wir uns nicht'),
  ])
})

test('too many requests say how long to wait and are not a failure', async () => {
  const refused = await post(typed, throwing(failure(429, 'refused')))
  expect(refused).toMatchObject({ data: { status: 429 }, init: { status: 429, headers: { 'retry-after': '60' } } })
  expect([reported, context.get(failedFormContext)]).toEqual([[], null])
})

test('an error of our own is not taken for one of a service', async () => {
  await expect(post(typed, throwing(new TypeError('defect')))).rejects.toThrow('defect')
})

test('the success, other values and reasons come with the page', async () => {
  expect(await post(typed, () => ({ status: 200, done: 'added' }))).toEqual(
    data(expect.objectContaining({ form: 'login', status: 200, errors: {}, done: 'added' }), {
      status: 200,
      headers: {},
    }),
  )
  expect(await post(typed, () => ({ status: 200, values: { comment: 'more' } }))).toMatchObject({
    data: { values: { comment: 'more' } },
  })
  expect(await post(typed, () => ({ status: 409, notice: 'Changed.', reasons: ['Gone.'] }))).toMatchObject({
    data: { status: 409, notice: 'Changed.', reasons: ['Gone.'] },
  })
})
