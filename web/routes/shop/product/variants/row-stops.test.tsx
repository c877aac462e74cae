// @vitest-environment happy-dom
import { within } from '@testing-library/dom'
import { act, useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { useRowStops } from './row-stops.ts'

beforeEach(() => void Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => document.body.replaceChildren())

const NUMBERS = ['A', 'B', 'C']
const ROWS = new Set(NUMBERS)

function Table() {
  const box = useRef<HTMLDivElement>(null)
  useRowStops(box, true, ROWS)
  return (
    <div ref={box}>
      <table>
        <tbody>
          {NUMBERS.map((number) => (
            <tr key={number} hidden={number === 'B'}>
              <td>
                <input type="radio" name="variant" aria-label={number} />
              </td>
              <td>
                <input type="checkbox" aria-label={`compare ${number}`} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function openTable() {
  const place = document.body.appendChild(document.createElement('div'))
  act(() => createRoot(place).render(<Table />))
  const press = (key: string) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
    act(() => void document.activeElement?.dispatchEvent(event))
    return event
  }
  return { control: (name: string) => within(place).getByLabelText(name), press }
}

test('only the radio buttons of the rows are tab stops', () => {
  const { control } = openTable()
  expect(NUMBERS.map((number) => control(number).tabIndex)).toEqual([0, 0, 0])
  expect(NUMBERS.map((number) => control(`compare ${number}`).tabIndex)).toEqual([-1, -1, -1])
})

test('arrows reach the other controls of a row, and those of the next row that is shown', () => {
  const { control, press } = openTable()
  control('A').focus()
  expect(press('ArrowRight').defaultPrevented).toBe(true)
  expect(document.activeElement).toBe(control('compare A'))
  press('ArrowDown')
  expect(document.activeElement).toBe(control('compare C'))
  press('ArrowDown')
  expect(document.activeElement).toBe(control('compare C'))
  press('ArrowUp')
  press('ArrowLeft')
  expect(document.activeElement).toBe(control('A'))
  // Up and down are the browser's own: they choose a row.
  expect(press('ArrowDown').defaultPrevented).toBe(false)
})
