import { Suspense } from 'react'
import { expect, test } from 'vitest'
import { renderPage } from './render-page.server.ts'

const Defective = () => {
  throw new Error('no solids')
}

test('A page is rendered with its parts.', async () => {
  const page = (
    <main>
      <Suspense fallback="…">
        <p>part</p>
      </Suspense>
    </main>
  )
  expect(await renderPage(page)).toContain('<p>part</p>')
})

test('A part that fails is the error of the page, with its reason.', async () => {
  const page = (
    <main>
      <Suspense fallback="…">
        <Defective />
      </Suspense>
    </main>
  )
  await expect(renderPage(page)).rejects.toThrow('no solids')
})
