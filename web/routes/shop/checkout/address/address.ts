import { z } from 'zod'
import type { Country, Salutation } from '#contracts/shop/customer.ts'
import { m } from '#web/i18n/messages.ts'

/** The lists that an address is checked against. */
export interface AddressLists {
  countries: Country[]
  salutations: Salutation[]
}

const required = (max: number) =>
  z
    .string({ error: () => m.checkout_required() })
    .trim()
    .min(1, { error: () => m.checkout_required() })
    .max(max, { error: () => m.checkout_max_length({ max }) })
const optional = (max: number) =>
  z
    .string()
    .trim()
    .max(max, { error: () => m.checkout_max_length({ max }) })
    .default('')

/** Longest texts that the shop stores; contracts of the Store API. */
const person = {
  salutationId: optional(32),
  firstName: required(50),
  lastName: required(60),
  company: optional(255),
  department: optional(255),
}
const place = { street: required(255), zipcode: optional(50), city: required(70), countryId: required(32) }

const contact = z.object({
  email: required(254).pipe(z.email({ error: () => m.checkout_email_invalid() })),
  phone: optional(40),
  ...person,
  company: required(255),
  ...place,
  /** Ticked: goods go to the billing address. */
  sameAddress: z.literal('on').optional(),
})

const prefixed = <Shape extends Record<string, z.ZodType>>(shape: Shape) =>
  Object.fromEntries(Object.entries(shape).map(([name, schema]) => [`delivery.${name}`, schema])) as {
    [K in keyof Shape as `delivery.${K & string}`]: Shape[K]
  }

const separate = z.object({
  ...contact.shape,
  ...prefixed({ ...person, ...place }),
  sameAddress: z.undefined().optional(),
})

/** Fields of the form by their names; `delivery.` stands before those of a delivery address of its own. */
export type AddressField = keyof z.output<typeof contact> | keyof z.output<typeof separate>
export type AddressValues = Partial<Record<AddressField, string>>
export type AddressErrors = Partial<Record<AddressField, string>>
export type CheckedAddress = z.output<typeof contact> | z.output<typeof separate>

/** Checks what was typed. Every error names its field; one message a field, the first. */
export function checkAddress(
  values: AddressValues,
  { countries }: AddressLists,
): { value: CheckedAddress } | { errors: AddressErrors } {
  const schema = values.sameAddress === 'on' ? contact : separate
  const parsed = schema.safeParse(values)
  const errors: AddressErrors = {}
  for (const issue of parsed.error?.issues ?? []) errors[String(issue.path[0]) as AddressField] ??= issue.message
  for (const prefix of values.sameAddress === 'on' ? ([''] as const) : (['', 'delivery.'] as const)) {
    if (errors[`${prefix}countryId`]) continue
    const country = countries.find(({ id }) => id === values[`${prefix}countryId`])
    if (!country) errors[`${prefix}countryId`] = m.checkout_country_unknown()
    else errors[`${prefix}zipcode`] ??= zipcodeProblem(values[`${prefix}zipcode`]?.trim() ?? '', country)
  }
  const found = Object.fromEntries(Object.entries(errors).filter(([, message]) => message !== undefined))
  return parsed.success && Object.keys(found).length === 0 ? { value: parsed.data } : { errors: found }
}

function zipcodeProblem(zipcode: string, country: Country): string | undefined {
  if (zipcode === '') return country.postalCodeRequired === false ? undefined : m.checkout_required()
  const { defaultPostalCodePattern: pattern } = country
  // The shop's operator writes the pattern: one that is no regular expression checks nothing, rather than everybody.
  const fits = !pattern || !isPattern(pattern) || new RegExp(`^(?:${pattern})$`, 'i').test(zipcode)
  return fits ? undefined : m.checkout_zipcode_invalid({ country: country.translated.name })
}

function isPattern(pattern: string): boolean {
  try {
    return new RegExp(pattern) instanceof RegExp
  } catch {
    return false
  }
}

/** What the form was sent with, as typed; the fields the form has and no others. */
export const typedAddress = (form: FormData): AddressValues =>
  Object.fromEntries(
    Object.keys({ ...contact.shape, ...separate.shape }).flatMap((name) => {
      const value = form.get(name)
      return typeof value === 'string' ? [[name, value]] : []
    }),
  )
