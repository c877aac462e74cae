// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { FieldsOfAddress } from './fields-of-address.tsx'

const FIELDS = `<form id="filters">
  <input type="checkbox" name="f" value="a"><input type="checkbox" name="f" value="b">
  <input type="text" name="min-b">
  <select name="order"><option value="name">Name</option><option value="price">Price</option></select>
</form>`

/** Opens the list at an address. Returns its fields and the way to other addresses. */
async function open(address: string, answer: Promise<null> | null = null) {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  document.body.innerHTML = `${FIELDS}<main></main>`
  const element = <FieldsOfAddress form="filters" ownSorting="name" />
  const routes = [{ path: '/', element, loader: () => answer, hydrateFallbackElement: <p /> }]
  const router = createMemoryRouter(routes, { initialEntries: [address], hydrationData: { loaderData: { '0': null } } })
  await act(() =>
    createRoot(document.querySelector('main') ?? document.body).render(<RouterProvider router={router} />),
  )
  const box = (value: string) => document.querySelector<HTMLInputElement>(`[value="${value}"]`) as HTMLInputElement
  const [range, order] = [document.querySelector<HTMLInputElement>('[type="text"]'), document.querySelector('select')]
  if (!range || !order) throw new Error('The form has no fields')
  return { router, box, range, order, go: (to: string | -1) => act(() => router.navigate(to as string)) }
}

test('a box ticked since stays ticked when the response to an earlier tick comes', async () => {
  const { box, go } = await open('/')
  box('a').checked = true
  box('b').checked = true
  await go('/?f=a')
  expect([box('a').checked, box('b').checked]).toEqual([true, true])
})

test('fields follow a link and the way back', async () => {
  const { box, range, order, go } = await open('/')
  await go('/?f=b&min-b=15&order=price')
  expect([box('a').checked, box('b').checked, range.value, order.value]).toEqual([false, true, '15', 'price'])
  await go(-1)
  expect([box('b').checked, range.value, order.value]).toEqual([false, '', 'name'])
})

test('a number that is being typed stays', async () => {
  const { range, go } = await open('/?min-b=15')
  range.value = '20'
  await go('/?min-b=15&f=a')
  expect(range.value).toBe('20')
})

test('a box that a link has cleared is clear for the next tick, before the link is answered', async () => {
  const { promise, resolve } = Promise.withResolvers<null>()
  const { box, range, router } = await open('/?f=a&min-b=15', promise)
  box('a').checked = true
  range.value = '15'
  await act(async () => void router.navigate('/'))
  expect([box('a').checked, range.value]).toEqual([false, '15'])
  box('b').checked = true
  await act(async () => resolve(null))
  expect([box('a').checked, box('b').checked, range.value]).toEqual([false, true, ''])
})
