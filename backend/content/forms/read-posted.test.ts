import { expect, test } from 'vitest'
import type { AttachmentResult } from '#contracts/attachments/attachments.ts'
import { perLocale } from '#contracts/locales.ts'
import { formFileSchema } from './form-file.ts'
import { mayHaveFile, type SiteForms } from './form-requests.ts'
import { createFormStates } from './form-state.ts'
import { readPosted } from './read-posted.ts'

const all = (text: string) => perLocale(() => text)
const drawing = formFileSchema.parse({
  purpose: { kind: 'download' },
  submit: all('Send'),
  done: all('Thanks'),
  parts: [{ type: 'file', name: 'drawing', label: all('Drawing') }],
})
const states = createFormStates('secret')
const forms: SiteForms = { files: new Map([['task', drawing]]), states, takesFiles: true }
const state = states.seal(states.make('task-5'))
const NAME = 'tx_form_formframework[task-5]'
const FILE = new File(['%PDF-1.4'], 'plan.pdf')

/** Posts fields in this order. Returns the stored files and the problems of the others. */
async function post(...fields: [name: string, value: string | File][]) {
  const body = new FormData()
  for (const [name, value] of fields) body.append(name, value)
  const stored: string[] = []
  const attachments = {
    async store(_: string, { line }: { line: string }, content: AsyncIterable<Uint8Array>): Promise<AttachmentResult> {
      let size = 0
      for await (const chunk of content) size += chunk.length
      stored.push(`${line} ${size}`)
      return { problem: 'damaged' }
    },
  }
  const posted = await readPosted(new Request('http://content.test', { method: 'POST', body }), {
    attachments,
    mayHaveFile: (known, field) => mayHaveFile(forms, known, field),
  })
  return { stored, problems: posted?.files.map(({ result }) => ('problem' in result ? result.problem : '')) }
}

test('A file behind the state of a form that has its field is stored, also of a client with plain names.', async () => {
  const stored = { stored: ['drawing 8'], problems: ['damaged'] }
  expect(await post([`${NAME}[__state]`, state], [`${NAME}[drawing]`, FILE])).toEqual(stored)
  expect(await post(['__state', state], ['drawing', FILE])).toEqual(stored)
})

test.each<[string, [name: string, value: string | File][]]>([
  ['without a state', [[`${NAME}[drawing]`, FILE]]],
  [
    'before its state',
    [
      [`${NAME}[drawing]`, FILE],
      [`${NAME}[__state]`, state],
    ],
  ],
  [
    'behind a forged state',
    [
      [`${NAME}[__state]`, 'e30.x'],
      [`${NAME}[drawing]`, FILE],
    ],
  ],
  [
    'of a form that the site does not have',
    [
      ['__state', states.seal(states.make('other-1'))],
      ['drawing', FILE],
    ],
  ],
  [
    'of a field that the form does not have',
    [
      [`${NAME}[__state]`, state],
      [`${NAME}[constructor]`, FILE],
    ],
  ],
])('A file %s is not stored.', async (_, fields) => {
  expect(await post(...fields)).toEqual({ stored: [], problems: ['gone'] })
})
