// @vitest-environment happy-dom
import { getByRole } from '@testing-library/dom'
import { act, Suspense, use } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test } from 'vitest'
import { TextareaField } from '#web/forms/field.tsx'

function Late({ script }: { script: Promise<string> }) {
  return use(script)
}

function Page({ script }: { script: Promise<string> | undefined }) {
  return (
    <Suspense>
      <TextareaField name="list" label="Lengths" defaultValue="4 x 1250" />
      {script ? <Late script={script} /> : 'late'}
    </Suspense>
  )
}

const area = () => getByRole<HTMLTextAreaElement>(document.body, 'textbox')

beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  document.body.innerHTML = `<main>${renderToString(<Page script={undefined} />)}</main>`
  area().value = '2 x 980'
})

const hydrate = (script: Promise<string> | undefined) =>
  act(() => hydrateRoot(document.querySelector('main') ?? document.body, <Page script={script} />))

test('a text that was typed before hydration stays', async () => {
  await hydrate(undefined)
  expect(area().value).toBe('2 x 980')
})

test('it stays if a part beside it has to wait, so that React begins again', async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  await hydrate(promise)
  await act(() => resolve('late'))
  expect(area().value).toBe('2 x 980')
})
