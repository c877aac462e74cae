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
