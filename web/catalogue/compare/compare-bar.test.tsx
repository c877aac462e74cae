// @vitest-environment happy-dom
import { within } from '@testing-library/dom'
import { act, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { CompareBar } from './compare-bar.tsx'
import { CompareTick } from './compare-tick.tsx'
import { selectedItems, selectItems } from './selected-items.ts'

beforeEach(() => void Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => {
  act(() => selectItems(() => []))
  document.body.replaceChildren()
})

/** A list that draws itself again at each click, and whose rows are new ones with each. */
function List({ names, isRedrawn }: { names: readonly string[]; isRedrawn: boolean }) {
  const [drawn, setDrawn] = useState(0)
  return (
    <MemoryRouter>
      <div onClickCapture={() => isRedrawn && flushSync(() => setDrawn(drawn + 1))}>
        {names.map((name) => (
          <CompareTick key={name} number={name} name={name} />
        ))}
        <CompareBar filters={String(drawn)} />
      </div>
    </MemoryRouter>
  )
}

function openList(isRedrawn = false) {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const draw = (names: readonly string[]) => act(() => root.render(<List {...{ names, isRedrawn }} />))
  draw(['A', 'B'])
  return { draw, box: (name: string) => within(place).getByLabelText<HTMLInputElement>(new RegExp(`: ${name}$`)) }
}

test('a tick is kept if the page is drawn again while the box is clicked', () => {
  const { box } = openList(true)
  act(() => box('A').click())
  expect([box('A').checked, selectedItems()]).toEqual([true, ['A']])
  act(() => box('A').click())
  expect([box('A').checked, selectedItems()]).toEqual([false, []])
})

test('a row that comes later is ticked as it was left', () => {
  const { box, draw } = openList()
  act(() => box('B').click())
  draw(['A'])
  draw(['A', 'B'])
  expect([box('A').checked, box('B').checked]).toEqual([false, true])
})

test('boxes lose their ticks when the selection is emptied', () => {
  const { box } = openList()
  act(() => box('B').click())
  act(() => selectItems(() => []))
  expect(box('B').checked).toBe(false)
})
