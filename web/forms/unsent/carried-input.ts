/** Input of forms that were left without being sent: names of hidden fields, and their values. */
export type CarriedInput = readonly (readonly [name: string, value: string])[]

/** Forms of a quote request whose input goes along where its visitor goes. */
export const CARRIED_FORMS = ['summary', 'address', 'choice'] as const
export type CarriedForm = (typeof CARRIED_FORMS)[number]

/** Name of the button that leaves a form without sending it. Its value is the form. */
export const LEFT_FORM = 'left-form'

const PREFIX = 'unsent.'
const PARAMETER = 'carry'

/** A form posted there changes nothing: the page is shown with the input that came along. */
export const carryingPath = (path: string): string => `${path}${path.includes('?') ? '&' : '?'}${PARAMETER}=1`

export const isCarrying = (url: string): boolean => new URL(url).searchParams.has(PARAMETER)

export const isCarriedName = (name: string): boolean => name.startsWith(PREFIX)

export const carriedName = (form: CarriedForm, field: string): string => `${PREFIX}${form}.${field}`

/** The fields of one form as it would have posted them; undefined if nothing of it came along. */
export function carriedFieldsOf(carried: CarriedInput, form: CarriedForm): FormData | undefined {
  const prefix = carriedName(form, '')
  const own = carried.filter(([name]) => name.startsWith(prefix))
  if (own.length === 0) return undefined
  const fields = new FormData()
  for (const [name, value] of own) fields.append(name.slice(prefix.length), value)
  return fields
}
