import { expect, test } from 'vitest'
import { afterPaint } from './after-paint.server.ts'

const page =
  '<head><link rel="modulepreload" href="/a.js"/><link rel="icon" href="/i.svg"/></head><body><script type="module" async="">import "/a.js";import("/b.js")</script></body>'

test('no file of the page is loaded as a module before the script that waits for the paint', () => {
  const html = afterPaint(page)
  expect(html).toContain('<link data-rel="modulepreload" href="/a.js"/><link rel="icon"')
  expect(html).toContain(
    '<script type="text/plain" data-type="module">import "/a.js";import("/b.js")</script><script>(',
  )
  expect(html).not.toMatch(/ rel="modulepreload"| type="module"/)
})

test('the style sheet of later parts does not hold up the paint', () => {
  const html = afterPaint(page.replace('</head>', '</head><link rel="stylesheet" href="/s.css"/>'))
  expect(html).toContain('<link data-rel="stylesheet" href="/s.css"/>')
})

test('a page without scripts is unchanged', () => {
  expect(afterPaint('<body><p>Text</p></body>')).toBe('<body><p>Text</p></body>')
})
