import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { fillForm, formOf, openForm, submitForm } from '#test/support/page-form.ts'
import { startSite, type RunningSite } from '#test/support/site.ts'
import { siteTemplate } from '#test/support/template.ts'
import { STATE_AFTER_FAILURE } from '#test/support/typo3/recorded-form.ts'
import { CONFIRMED_FORM, LEADING_FORM, STEPS_FORM, VARIANT_FORM } from '#test/support/typo3/steps-form.ts'
import { startStandInTypo3, type StandInTypo3 } from '#test/support/typo3/server.ts'
import { visit } from '#test/support/visitor.ts'

let typo3: StandInTypo3
let site: RunningSite

beforeAll(async () => {
  typo3 = await startStandInTypo3()
  // Its own: its content is not the demo's.
  site = await startSite({ template: await siteTemplate(), env: { CONTENT_URL: typo3.url } })
})
afterAll(async () => {
  await typo3.close()
  await site.dispose()
})
afterEach(() => {
  typo3.mood = 'working'
})

const get = (path: string) => fetch(site.url + path, { redirect: 'manual' })
/** Requests that a request to the site causes at the stand-in. */
async function askedBy(act: () => Promise<unknown>): Promise<string[]> {
  const before = typo3.requests.length
  await act()
  return typo3.requests.slice(before)
}

describe('forms of a TYPO3', () => {
  test('a page with a form is never cached', async () => {
    const asked = await askedBy(async () => {
      const first = await get('/de/formular')
      expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
      await first.text()
      await (await get('/de/formular')).text()
    })
    expect(asked.filter((address) => address === '/de/formular')).toHaveLength(2)
  })

  test('a form of TYPO3 is shown, posted back with its names and secrets, and its errors are shown in place', async () => {
    const visitor = visit(site.url)
    const path = '/de/kontaktformular'
    const names = (short: string) => `tx_form_formframework[contact-53][${short}]`
    const form = await openForm(visitor, path, names('email'))
    const missing = await submitForm(visitor, fillForm(form, { [names('name')]: 'Ute', [names('email')]: 'ute' }))
    const html = await missing.clone().text()
    expect([missing.status, missing.headers.get('cache-control')]).toEqual([422, 'no-store'])
    expect(html).toMatch(/id="contact-53-privacy-error"[^>]*>[^<]*(<[^>]*>)*Dieses Feld ist Pflicht\./)
    expect(html).toContain('Keine gültige Adresse.')
    expect(html).toContain('value="Ute"')
    // Its state is that of the response.
    const again = await formOf(missing, path, names('email'))
    expect(again.fields).toContainEqual([names('__state'), STATE_AFTER_FAILURE])
    const entries = { [names('email')]: 'ute@example.com', [names('privacy')]: '1', [names('topic')]: 'order' }
    const done = await submitForm(visitor, fillForm(again, entries))
    expect([done.status, done.headers.get('location')]).toEqual([303, path])
    expect(await (await visitor.get(path)).text()).toContain('Vielen Dank')
    expect(await (await visitor.get(path)).text()).not.toContain('Vielen Dank')
    const posted = typo3.forms.at(-1)?.entries
    expect(posted?.get(names('topic'))).toBe('order')
    expect(posted?.get('responseElementId')).toBe('53')
  })

  test('the one field of the footer is posted as multipart, with the hidden fields of the form it belongs to', async () => {
    const path = '/de/kontaktformular'
    const names = (short: string) => `tx_form_formframework[contact-53][${short}]`
    const whole = await openForm(visit(site.url), path, names('email'))
    const hidden = ['__trustedProperties', '__state', '__currentPage'].map(names)
    const shown = new Map(whole.fields.map(([name, value]) => [name, String(value)]))
    await visit(site.url).post(path, { 'short-form-email': 'ute@example.com', website: '' })
    const { type, entries = new URLSearchParams() } = typo3.forms.at(-1) ?? {}
    expect([type, entries.get(names('email')), entries.get('responseElementId')]).toEqual([
      'multipart/form-data',
      'ute@example.com',
      '53',
    ])
    expect(hidden.map((name) => entries.get(name))).toEqual(hidden.map((name) => shown.get(name)))
  })

  test('a form of several pages is gone through, back too, and thanks come after its last page alone', async () => {
    const visitor = visit(site.url)
    const names = (short: string) => `tx_form_formframework[steps-71][${short}]`
    const first = await openForm(visitor, STEPS_FORM, names('name'))
    const refused = await submitForm(visitor, first)
    expect(refused.status).toBe(422)
    const afterError = await formOf(refused, STEPS_FORM, names('name'))
    const second = await submitForm(visitor, fillForm(afterError, { [names('name')]: 'Ute' }))
    const html = await second.clone().text()
    expect([second.status, html.includes('Vielen Dank'), html.includes('Schritt 2 von 3')]).toEqual([200, false, true])
    expect(html).toMatch(/Zurück<\/button>/)
    // Back, with the entry of the first page kept, and forward again.
    const topic = await formOf(second, STEPS_FORM, names('topic'))
    const pressed = { ...topic, fields: [...topic.fields, [names('__currentPage'), '0'] as [string, string]] }
    const again = await formOf(await submitForm(visitor, pressed), STEPS_FORM, names('name'))
    expect(again.fields).toContainEqual([names('name'), 'Ute'])
    const forward = await formOf(await submitForm(visitor, again), STEPS_FORM, names('topic'))
    const summary = await submitForm(visitor, fillForm(forward, { [names('topic')]: 'order' }))
    const shown = await summary.clone().text()
    expect([shown.includes('Schritt 3 von 3'), shown.includes('Vielen Dank')]).toEqual([true, false])
    expect(shown).toContain('<dt>Ihr Name</dt><dd>Ute</dd></div><div><dt>Thema</dt><dd>Bestellung</dd>')
    expect(typo3.finished).toEqual([])
    const last = await formOf(summary, STEPS_FORM, names('__state'))
    // A second press of the button, before and after the response of the first.
    const both = await Promise.all([submitForm(visitor, last), submitForm(visitor, last)])
    for (const done of [...both, await submitForm(visitor, last)])
      expect([done.status, done.headers.get('location')]).toEqual([303, STEPS_FORM])
    expect(await (await visitor.get(STEPS_FORM)).text()).toContain('Vielen Dank')
    expect(typo3.finished.splice(0)).toEqual([{ name: 'Ute', topic: 'order' }])
    // Entries that were changed are another form.
    const changed = await submitForm(visitor, fillForm(forward, { [names('topic')]: 'tech' }))
    const other = await formOf(changed, STEPS_FORM, names('__state'))
    expect((await submitForm(visitor, other)).status).toBe(303)
    expect(typo3.finished.splice(0)).toEqual([{ name: 'Ute', topic: 'tech' }])
  })

  test('two visitors whose entries are the same have sent two forms', async () => {
    const name = 'tx_form_formframework[steps-71][name]'
    for (const visitor of [visit(site.url), visit(site.url)])
      await submitForm(visitor, fillForm(await openForm(visitor, LEADING_FORM, name), { [name]: 'Ute' }))
    expect(typo3.finished.splice(0)).toEqual([{ name: 'Ute' }, { name: 'Ute' }])
  })

  test('a page that a variant has switched off is skipped, forward and back', async () => {
    const visitor = visit(site.url)
    const names = (short: string) => `tx_form_formframework[steps-71][${short}]`
    const first = await openForm(visitor, VARIANT_FORM, names('name'))
    const third = await submitForm(visitor, fillForm(first, { [names('name')]: 'Ute' }))
    const html = await third.clone().text()
    expect([html.includes('Schritt 3 von 3'), html.includes('Weiter</button>')]).toEqual([true, false])
    const summary = await formOf(third, VARIANT_FORM, names('__state'))
    const pressed = { ...summary, fields: [...summary.fields, [names('__currentPage'), '1'] as [string, string]] }
    expect(await (await submitForm(visitor, pressed)).text()).toContain('Schritt 1 von 3')
    expect((await submitForm(visitor, summary)).status).toBe(303)
    expect(typo3.finished.splice(0)).toEqual([{ name: 'Ute' }])
  })

  test('the text of a confirmation is in the thanks', async () => {
    const visitor = visit(site.url)
    const name = 'tx_form_formframework[steps-71][name]'
    await submitForm(visitor, fillForm(await openForm(visitor, CONFIRMED_FORM, name), { [name]: '<b>Ute' }))
    const html = await (await visitor.get(CONFIRMED_FORM)).text()
    expect(html).toContain('Vielen Dank. Danke &lt;b&gt;Ute, angekommen &amp; abgelegt.')
    // One that no cookie could hold is left out.
    await submitForm(visitor, fillForm(await openForm(visitor, CONFIRMED_FORM, name), { [name]: 'Ü'.repeat(1000) }))
    const long = await (await visitor.get(CONFIRMED_FORM)).text()
    expect([long.includes('Vielen Dank'), long.includes('angekommen')]).toEqual([true, false])
    typo3.finished.splice(0)
  })

  test.each([
    ['a real redirect', false],
    ['JSON', true],
  ])('a finisher that leads on as %s leads there, after one mail', async (_, isJson) => {
    typo3.jsonRedirects = isJson
    const visitor = visit(site.url)
    const name = 'tx_form_formframework[steps-71][name]'
    const form = await openForm(visitor, LEADING_FORM, name)
    const sent = await submitForm(visitor, fillForm(form, { [name]: 'Ute' }))
    typo3.jsonRedirects = false
    expect([sent.status, sent.headers.get('location')]).toEqual([303, '/de/unternehmen'])
    expect(typo3.finished.splice(0)).toEqual([{ name: 'Ute' }])
  })

  test('a form that lost its state gets no thanks, although TYPO3 reports a success', async () => {
    const visitor = visit(site.url)
    const name = 'tx_form_formframework[steps-71][name]'
    const { action, fields } = await openForm(visitor, LEADING_FORM, name)
    const stateless = { action, fields: fields.filter(([field]) => !field.endsWith('[__state]')) }
    const response = await submitForm(visitor, fillForm(stateless, { [name]: 'Ute' }))
    const html = await response.text()
    expect([response.status, html.includes('Vielen Dank'), html.includes('value="Ute"')]).toEqual([503, false, true])
    expect(typo3.finished).toEqual([])
  })

  test('a form whose secrets were changed keeps its entries, and says that it was not taken', async () => {
    const visitor = visit(site.url)
    const name = 'tx_form_formframework[contact-53][name]'
    const form = await openForm(visitor, '/de/kontaktformular', name)
    const forged = fillForm(form, { [name]: 'Ute', 'tx_form_formframework[contact-53][__state]': 'forged' })
    const response = await submitForm(visitor, forged)
    const html = await response.text()
    expect(response.status).toBe(503)
    expect(html).toContain('Ihr Formular kann gerade leider nicht verarbeitet werden.')
    expect(html).toContain('value="Ute"')
    expect(html).not.toContain('Oops')
    expect(site.output()).toContain('Oops, an error occurred! Code: 20261122')
  })
})
