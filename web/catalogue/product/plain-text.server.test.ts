import { expect, test } from 'vitest'
import { firstSentence, paragraphsOf } from './plain-text.server.ts'

test.each([
  ['<p>Ein <b>Satz</b>.</p><p>Noch &amp; einer.</p>', ['Ein Satz.', 'Noch & einer.']],
  ['Eins\n\nZwei\nzwei', ['Eins', 'Zwei zwei']],
  ['Eins<br>Zwei<ul><li>Drei<li>Vier</ul>', ['Eins', 'Zwei', 'Drei', 'Vier']],
  ['Bis < 80 °C &ndash; trocken, 5&nbsp;mm', ['Bis < 80 °C – trocken, 5\u00a0mm']],
  ['a<img alt="1 > 0" src=x onerror="alert(1)">b', ['ab']],
  ['<script>alert(1)</script><style>p{}</style>', []],
  ['', []],
])('the text %j has the paragraphs %j', (description, paragraphs) => {
  expect(paragraphsOf(description)).toEqual(paragraphs)
})

test.each([
  ['Läuft trocken. Kein Fett.', 'Läuft trocken'],
  ['Nach ISO 606, z. B. 08B. Auch lang.', 'Nach ISO 606, z. B. 08B'],
  ['<p>Ein Satz</p>', 'Ein Satz'],
  ['<h2>Einsatz</h2><p>Läuft leise. Mehr.</p>', 'Läuft leise'],
  ['<p>Kunst&shy;stoff. Mehr.</p>', 'Kunst\u00adstoff'],
  ['', ''],
])('the text %j begins with the sentence %j', (description, sentence) => {
  expect(firstSentence(description)).toBe(sentence)
})
