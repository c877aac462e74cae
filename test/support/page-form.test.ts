import { expect, test } from 'vitest'
import { fillForm, readForms } from './page-form.ts'

test('A form is read as a browser without scripts would post it.', () => {
  const html = `<form action="/a?b=1&amp;c=2" method="post">
    <input type="hidden" name="token" value="&quot;x&#x27;"/><input name="city"/>
    <input type="checkbox" name="terms"/><input type="checkbox" name="same" checked=""/>
    <input type="radio" name="variant" value="1"/><input type="radio" name="variant" checked="" value="2"/>
    <select name="country"><option value="at">A</option><option value="de" selected="">D</option></select>
    <select name="salutation"><option value="">–</option><option value="mr">Mr</option></select>
    <textarea name="comment">a &lt; b</textarea><input name="off" disabled=""/><input id="unnamed" value="1"/>
    <button name="intent" value="send">Send</button></form><form><input name="q" value="1"/></form>`
  const [first, second] = readForms(html, '/page')
  expect(first).toEqual({
    action: '/a?b=1&c=2',
    fields: [
      ['token', `"x'`],
      ['city', ''],
      ['same', 'on'],
      ['variant', '2'],
      ['country', 'de'],
      ['salutation', ''],
      ['comment', 'a < b'],
    ],
  })
  expect(second).toEqual({ action: '/page', fields: [['q', '1']] })
})

test('Entered values replace the values of the page.', () => {
  const form = { action: '/', fields: [['a', '1'] as [string, string], ['b', '2'] as [string, string]] }
  expect(fillForm(form, { b: '3', c: '4' }).fields).toEqual([
    ['a', '1'],
    ['b', '3'],
    ['c', '4'],
  ])
})
