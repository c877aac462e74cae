import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fillForm, formOf, openForm, type PageForm, submitForm } from '#test/support/page-form.ts'
import { startSite, type RunningSite } from '#test/support/site.ts'
import { siteTemplate } from '#test/support/template.ts'
import { FILE_FORM, FILE_STEPS_FORM } from '#test/support/typo3/steps-form.ts'
import { startStandInTypo3, type StandInTypo3 } from '#test/support/typo3/server.ts'
import { visit, type Visitor } from '#test/support/visitor.ts'

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

const nameOf = (short: string) => `tx_form_formframework[steps-71][${short}]`

/** Sends a form with a file as a browser does: with another boundary each time. */
async function sendWithFile(visitor: Visitor, { action, fields }: PageForm, file: File): Promise<Response> {
  const body = new FormData()
  for (const [name, value] of fields) if (name !== nameOf('drawing')) body.append(name, value)
  body.append(nameOf('drawing'), file)
  return visitor.send(action, { method: 'POST', body, headers: { accept: 'text/html' } })
}

const NO_FILE = new File([], '')
const drawing = (content: string) => new File([content], 'zeichnung.pdf', { type: 'application/pdf' })

describe.each([
  ['small', 10, 1],
  ['larger than its held end', 300_000, 3],
])('a form with a file that is %s', (_, size, mostPosts) => {
  const content = 'x'.repeat(size)

  test('is passed on once, if it is sent again at the same time and later', async () => {
    const visitor = visit(site.url)
    const form = fillForm(await openForm(visitor, FILE_FORM, nameOf('name')), { [nameOf('name')]: 'Ute' })
    const before = typo3.posts.length
    const send = () => sendWithFile(visitor, form, drawing(content))
    for (const done of [...(await Promise.all([send(), send()])), await send()])
      expect([done.status, done.headers.get('location')]).toEqual([303, FILE_FORM])
    expect(await (await visitor.get(FILE_FORM)).text()).toContain('Vielen Dank')
    expect(typo3.finished.splice(0)).toEqual([{ name: 'Ute', drawing: 'zeichnung.pdf' }])
    expect(typo3.posts.length - before).toBeLessThanOrEqual(mostPosts)
  })

  test('is another form with other bytes of the same name and size', async () => {
    const visitor = visit(site.url)
    const form = fillForm(await openForm(visitor, FILE_FORM, nameOf('name')), { [nameOf('name')]: 'Ute' })
    for (const one of [content, `${content.slice(1)}y`])
      expect((await sendWithFile(visitor, form, drawing(one))).status).toBe(303)
    expect(typo3.finished.splice(0)).toHaveLength(2)
  })
})

test('a form with a file that was not accepted may be sent again', async () => {
  const visitor = visit(site.url)
  const form = await openForm(visitor, FILE_FORM, nameOf('name'))
  const before = typo3.posts.length
  for (let again = 0; again < 2; again++) expect((await sendWithFile(visitor, form, drawing('x'))).status).toBe(422)
  expect(typo3.posts.length - before).toBe(2)
})

test('a summary page names the file of an earlier page, until that page is sent again without it', async () => {
  const visitor = visit(site.url)
  const path = FILE_STEPS_FORM
  const first = fillForm(await openForm(visitor, path, nameOf('name')), { [nameOf('name')]: 'Ute' })
  const goOn = async (form: PageForm, file: File) => {
    const topic = await formOf(await sendWithFile(visitor, form, file), path, nameOf('topic'))
    const summary = await submitForm(visitor, fillForm(topic, { [nameOf('topic')]: 'tech' }))
    return { html: await summary.clone().text(), form: await formOf(summary, path, nameOf('__state')) }
  }
  const { html, form } = await goOn(first, new File(['x'], 'Übersicht (2).pdf'))
  expect(html).toContain(
    '<dt>Ihr Name</dt><dd>Ute</dd></div><div><dt>Zeichnung</dt><dd>Übersicht (2).pdf</dd></div><div><dt>Thema</dt>',
  )
  const toFirst = { ...form, fields: [...form.fields, [nameOf('__currentPage'), '0'] as [string, string]] }
  const again = await goOn(await formOf(await submitForm(visitor, toFirst), path, nameOf('name')), NO_FILE)
  expect([again.html.includes('<dd>Ute</dd>'), again.html.includes('Übersicht')]).toEqual([true, false])
  await submitForm(visitor, form)
  await submitForm(visitor, again.form)
  expect(typo3.finished.splice(0)).toEqual([
    { name: 'Ute', drawing: 'Übersicht (2).pdf', topic: 'tech' },
    { name: 'Ute', drawing: '', topic: 'tech' },
  ])
})
