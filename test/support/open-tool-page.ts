import { expect } from 'vitest'
import { pageBody } from '#test/support/page-dom.ts'

/** Opens a page of a site without scripts, and reads texts, values and links of its main part. */
export async function openToolPage(site: { url: string }, path: string, status = 200) {
  const response = await fetch(site.url + path)
  expect(response.status, path).toBe(status)
  const html = await response.text()
  const body = pageBody(html)
  const texts = (selector: string) =>
    [...body.querySelectorAll(`main ${selector}`)].map((one) => one.textContent.replaceAll(/\s+/g, ' ').trim())
  const valueOf = (name: string) => body.querySelector(`main [name="${name}"]`)?.getAttribute('value')
  const hrefs = (selector: string) =>
    [...body.querySelectorAll(`main ${selector}`)].map((one) => one.getAttribute('href'))
  return { html, body, texts, valueOf, hrefs }
}
