import { expect, test } from 'vitest'
import { paragraphsOf } from './plain-text.ts'

test.each([
  ['<p>Ein <b>Satz</b>.</p><p>Noch &amp; einer.</p>', ['Ein Satz.', 'Noch & einer.']],
  ['Eins\n\nZwei\nzwei', ['Eins', 'Zwei zwei']],
  ['<script>alert(1)</script>', ['alert(1)']],
  ['', []],
])('%s', (description, paragraphs) => {
  expect(paragraphsOf(description)).toEqual(paragraphs)
})
