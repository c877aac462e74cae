import { pageBody } from './page-dom.ts'
import type { Visitor } from './visitor.ts'

type Body = ReturnType<typeof pageBody>
type Fields = [name: string, value: string][]

/** A page that a browser without scripts shows. */
export interface ShownPage {
  status: number
  /** Path and query, after redirects. */
  address: string
  body: Body
}

/** Opens an address and follows its redirects. */
export const openPage = (visitor: Visitor, address: string): Promise<ShownPage> => go(visitor, address)

/** A redirect with 307 repeats the form, every other one opens the address. */
async function go(visitor: Visitor, address: string, fields?: Fields): Promise<ShownPage> {
  const response = fields ? await visitor.post(address, fields) : await visitor.get(address)
  const target = response.headers.get('location')
  if (target !== null) return go(visitor, target, response.status === 307 ? fields : undefined)
  return { status: response.status, address, body: pageBody(await response.text()) }
}

/**
 * Fills in the form of a control, then presses the control. A link leaves the form behind.
 * @param name of a link or button, as it is read out.
 * @param entries by name of the field; an empty text unticks a box.
 */
export async function press(
  visitor: Visitor,
  { body, address }: ShownPage,
  name: string | RegExp,
  entries: Record<string, string> = {},
): Promise<ShownPage> {
  const controls = [...body.querySelectorAll('main a, main button')].filter((one) => isNamed(one, name))
  const [field] = Object.keys(entries)
  // A tab may have the name of the button that sends its form.
  const control =
    controls.find((one) => field && one.closest('form')?.querySelector(`[name="${field}"]`)) ?? controls[0]
  if (!control) throw new Error(`${address} has no control “${name}”`)
  const href = control.getAttribute('href')
  if (href !== null) return go(visitor, href)
  const form = formOf(body, control)
  const fields = fieldsOf(body, form).filter(([field]) => !(field in entries))
  for (const [field, value] of Object.entries(entries)) if (value !== '') fields.push([field, value])
  const pressed = control.getAttribute('name')
  if (pressed) fields.push([pressed, control.getAttribute('value') ?? ''])
  return go(visitor, control.getAttribute('formaction') ?? form.getAttribute('action') ?? address, fields)
}

/** Values of the visible fields of the page that has a control of this name, empty ones left out. */
export const valuesBeside = (body: Body, name: string): Record<string, string> => {
  const control = [...body.querySelectorAll('main button')].find((one) => nameOf(one) === name)
  if (!control) throw new Error(`The page has no button “${name}”`)
  return Object.fromEntries(
    fieldsOf(body, formOf(body, control)).filter(
      ([field, value]) => value !== '' && body.querySelector(`[name="${field}"]`)?.getAttribute('type') !== 'hidden',
    ),
  )
}

const isNamed = (control: Element, name: string | RegExp): boolean =>
  typeof name === 'string' ? nameOf(control) === name : name.test(nameOf(control))

const nameOf = (control: Element): string =>
  (control.getAttribute('aria-label') ?? control.textContent ?? '').replaceAll(/\s+/g, ' ').trim()

type Element = NonNullable<ReturnType<Body['querySelector']>>

function formOf(body: Body, control: Element): Element {
  const id = control.getAttribute('form')
  const form = id === null ? control.closest('form') : body.querySelector(`form[id="${id}"]`)
  if (!form) throw new Error(`“${nameOf(control)}” has no form`)
  return form
}

function fieldsOf(body: Body, form: Element): Fields {
  const id = form.getAttribute('id') ?? ''
  return [...body.querySelectorAll('input, select, textarea')]
    .filter((field) => (field.getAttribute('form') ?? undefined) === id || field.closest('form') === form)
    .flatMap((field): Fields => {
      const [name, type] = [field.getAttribute('name'), field.getAttribute('type')]
      if (!name || field.hasAttribute('disabled')) return []
      if ((type === 'checkbox' || type === 'radio') && !field.hasAttribute('checked')) return []
      if (field.tagName === 'SELECT') {
        const option = field.querySelector('option[selected]') ?? field.querySelector('option')
        return [[name, option?.getAttribute('value') ?? '']]
      }
      const value = field.tagName === 'TEXTAREA' ? field.textContent : field.getAttribute('value')
      return [[name, value ?? (type === 'checkbox' ? 'on' : '')]]
    })
}
