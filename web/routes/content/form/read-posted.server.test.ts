import { expect, test } from 'vitest'
import { readPassedForm } from './read-posted.server.ts'

test('Fields may have the names that every object has.', async () => {
  const body = new URLSearchParams('constructor=1&toString=2&toString=3&__proto__=4')
  const posted = await readPassedForm(new Request('http://site/de/kontakt', { method: 'POST', body }))
  expect([...posted.values()]).toEqual([
    ['constructor', ['1']],
    ['toString', ['2', '3']],
    ['__proto__', ['4']],
  ])
})

test('The names of chosen files are noted: of a field with one value the last, as PHP keeps it.', async () => {
  const body = new FormData()
  for (const name of ['a.pdf', 'Übersicht (2).pdf']) {
    body.append('plan', new File(['x'], name))
    body.append('plans[]', new File(['x'], name))
  }
  body.append('none', new File([], ''))
  const posted = await readPassedForm(new Request('http://site/de/kontakt', { method: 'POST', body }))
  await new Response(posted.body).text()
  expect(Object.fromEntries(posted.fileNames())).toEqual({
    plan: ['Übersicht (2).pdf'],
    'plans[]': ['a.pdf', 'Übersicht (2).pdf'],
  })
})
