// @vitest-environment happy-dom
import { getByText } from '@testing-library/dom'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { ContentLink } from './content-link.tsx'

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)

/** A page with one link, and the router that follows it. */
async function openLink(href: string, target?: string) {
  const page = () => <ContentLink {...{ href, ...(target === undefined ? {} : { target }) }}>To it</ContentLink>
  const router = createMemoryRouter([
    { path: '/', Component: page },
    { path: '/de/agb', Component: () => null },
  ])
  const place = document.body.appendChild(document.createElement('div'))
  await act(async () => createRoot(place).render(<RouterProvider router={router} />))
  const element = getByText(place, 'To it')
  const click = async () => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true })
    let isHandled = false
    const look = () => {
      isHandled = event.defaultPrevented
      // There is no other page to go to.
      event.preventDefault()
    }
    addEventListener('click', look, { once: true })
    await act(async () => void element.dispatchEvent(event))
    return isHandled
  }
  return { element, router, click }
}

test('a page of this site opens without loading the document again', async () => {
  const { click, router } = await openLink('/de/agb?year=2026')
  expect(await click()).toBe(true)
  expect(router.state.location).toMatchObject({ pathname: '/de/agb', search: '?year=2026' })
})

test.each([
  ['/de/agb?scrollTop=false', true],
  ['/de/agb?year=2026&scrollTop=false#c1', true],
  ['/de/agb', false],
  ['/de/agb?scrollTop=true', false],
  ['/de/agb?scrolltop=false', false],
])('the page of %s keeps the place of the page before: %s', async (href, keeps) => {
  const { click, router } = await openLink(href)
  await click()
  expect(router.state.preventScrollReset).toBe(keeps)
})

test.each([
  ['/media/list.pdf', undefined],
  ['/de/list.csv?year=2026', undefined],
  ['/de/agb', '_blank'],
  ['https://example.com/', undefined],
  ['tel:+49301234', undefined],
  ['#c12', undefined],
])('the browser follows %s with the target %s', async (href, target) => {
  const { element, click } = await openLink(href, target)
  expect([element.getAttribute('href'), element.getAttribute('target')]).toEqual([href, target ?? null])
  expect(await click()).toBe(false)
})

test('a mail address is a link once scripts run, and an empty address is only a text', async () => {
  const mail = await openLink('mailto:anna (at) example.com?subject=Hello')
  expect(mail.element.getAttribute('href')).toBe('mailto:anna@example.com?subject=Hello')
  const none = await openLink('')
  expect(none.element.closest('a')).toBeNull()
})
