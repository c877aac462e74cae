import { z } from 'zod'
import { asciiEmail } from '#contracts/email-address.ts'
import { ShopError } from '#backend/http/shop-error.ts'
import type { Violation } from '#backend/http/shop-error.ts'
import { passwordViolation } from '#backend/shop/password/check-password.ts'
import { typedText } from './typed-text.ts'
import { vatIdsSchema } from './vat-ids.ts'

/** Typed text that must be there. */
export const requiredText = (max: number) =>
  typedText.pipe(z.string().min(1, 'IS_BLANK_ERROR').max(max, 'TOO_LONG_ERROR'))
/** Typed text. A blank value counts as none. */
export const optionalText = (max: number) =>
  z.preprocess(
    (given) => given ?? undefined,
    typedText
      .pipe(z.string().max(max, 'TOO_LONG_ERROR'))
      .transform((text) => text || undefined)
      .optional(),
  )

/** Stored as mail servers take it. */
const mailAddress = z.string().transform((typed, { addIssue }) => {
  const email = asciiEmail(typed)
  if (email === undefined) addIssue({ code: 'custom', message: 'INVALID_FORMAT_ERROR' })
  return email ?? ''
})

/** Maximum lengths of Shopware; contract, section 3.3. */
const place = {
  salutationId: optionalText(32),
  title: optionalText(100),
  company: optionalText(255),
  department: optionalText(255),
  street: requiredText(255),
  additionalAddressLine1: optionalText(255),
  zipcode: optionalText(50),
  city: requiredText(70),
  countryId: requiredText(32),
  phoneNumber: optionalText(40),
}
const name = { firstName: requiredText(50), lastName: requiredText(60) }

const registrationSchema = z.object({
  // As PHP reads a flag.
  guest: z.preprocess((given) => [true, 1, '1', 'true', 'on', 'yes'].some((flag) => flag === given), z.boolean()),
  /** Checked separately, because no response may contain it. */
  password: z.preprocess((given) => (typeof given === 'string' ? given : ''), z.string()),
  email: typedText.pipe(z.string().min(1, 'IS_BLANK_ERROR').max(254, 'TOO_LONG_ERROR').pipe(mailAddress)),
  salutationId: optionalText(32),
  title: optionalText(100),
  ...name,
  accountType: z.enum(['private', 'business'], 'NO_SUCH_CHOICE_ERROR').default('private'),
  company: optionalText(255),
  vatIds: vatIdsSchema,
  acceptedDataProtection: z.literal(true, 'NOT_TRUE_ERROR').optional(),
  storefrontUrl: z.string('IS_BLANK_ERROR').min(1, 'IS_BLANK_ERROR'),
  // First and last name of the billing address are those of the customer. A missing address lacks all its fields.
  billingAddress: z.preprocess((given) => given ?? {}, z.object(place, 'IS_BLANK_ERROR')),
  shippingAddress: z.object({ ...name, ...place }).optional(),
})

const textOrNone = z.string().optional().catch(undefined)
const ownerSchema = registrationSchema
  .pick({ guest: true, password: true })
  .extend({ email: textOrNone, firstName: textOrNone, lastName: textOrNone })

export type Registration = z.output<typeof registrationSchema>
export type RegisteredAddress = Registration['billingAddress'] & Partial<Pick<Registration, 'firstName' | 'lastName'>>

/**
 * Reads a registration field by field.
 * @throws ShopError 400 with every violation and its pointer.
 */
export async function readRegistration(body: unknown, domains: readonly string[]): Promise<Registration> {
  const parsed = registrationSchema.safeParse(body)
  const violations = (parsed.error?.issues ?? []).map((issue) => violationOf(issue, body))
  violations.push(...namesOfBilling(violations))
  const weak = await passwordProblem(body)
  if (weak) violations.push(weak)
  violations.push(...foreignStorefront(body, domains))
  if (parsed.data?.accountType === 'business' && !companyOf(parsed.data)) {
    violations.push(violation('IS_BLANK_ERROR', '/billingAddress/company'))
  }
  if (parsed.data === undefined || violations.length > 0) throw ShopError.violations(violations)
  return parsed.data
}

/** Checks the password of a customer; a guest has none. Works on a body with other problems, to report all at once. */
async function passwordProblem(body: unknown): Promise<Violation | undefined> {
  const { guest, password, ...owner } = ownerSchema.parse(body ?? {})
  return guest ? undefined : passwordViolation(password, '/password', owner)
}

const addressSchema = z.object({ ...name, ...place })

/**
 * Reads an address field by field.
 * @throws ShopError 400 with every violation and its pointer.
 */
export function readAddress(body: unknown): z.output<typeof addressSchema> {
  const parsed = addressSchema.safeParse(body)
  if (parsed.data === undefined)
    throw ShopError.violations(parsed.error.issues.map((issue) => violationOf(issue, body)))
  return parsed.data
}

/** The custom fields that customers may write, as the set-up makes them in a Shopware, with their bounds in characters. */
const WRITABLE_FIELDS = { profilwerk_lists: z.string().max(150_000, 'TOO_LONG_ERROR').optional() }

const profileSchema = z.object({
  ...name,
  salutationId: optionalText(32),
  title: optionalText(100),
  company: optionalText(255),
  accountType: z.enum(['private', 'business'], 'NO_SUCH_CHOICE_ERROR').optional(),
  vatIds: vatIdsSchema,
  customFields: z.object(WRITABLE_FIELDS).optional(),
})

/**
 * Reads the fields of a profile.
 * @throws ShopError 400 with every violation and its pointer.
 */
export function readProfile(body: unknown): z.output<typeof profileSchema> {
  const parsed = profileSchema.safeParse(body)
  const violations = (parsed.error?.issues ?? []).map((issue) => violationOf(issue, body))
  if (parsed.data?.accountType === 'business' && !parsed.data.company) {
    violations.push(violation('IS_BLANK_ERROR', '/company'))
  }
  if (parsed.data === undefined || violations.length > 0) throw ShopError.violations(violations)
  return parsed.data
}

/** The address of a person who writes. */
export const emailAddress = registrationSchema.shape.email

const recoverySchema = registrationSchema.pick({ email: true, storefrontUrl: true })

/**
 * Reads who asks for a new password, and where.
 * @throws ShopError 400 with every violation and its pointer.
 */
export function readRecovery(body: unknown, domains: readonly string[]): z.output<typeof recoverySchema> {
  const parsed = recoverySchema.safeParse(body ?? {})
  const violations = (parsed.error?.issues ?? []).map((issue) => violationOf(issue, body))
  violations.push(...foreignStorefront(body, domains))
  if (parsed.data === undefined || violations.length > 0) throw ShopError.violations(violations)
  return parsed.data
}

/** Checks a new e-mail address and its repetition. */
export function emailViolations(body: unknown): Violation[] {
  const given = valueAt(body, ['email'])
  const issue = emailAddress.safeParse(given).error?.issues[0]
  if (issue) return [violationOf({ ...issue, path: ['email'] }, body)]
  if (given === valueAt(body, ['emailConfirmation'])) return []
  // Without a code, as a Shopware compares passwords.
  return [{ code: null, pointer: '/email', detail: 'This value should be equal to its confirmation.' }]
}

/** A storefront that is none of the channel's domains. */
export function foreignStorefront(body: unknown, domains: readonly string[]): Violation[] {
  const given = valueAt(body, ['storefrontUrl'])
  if (typeof given !== 'string' || given === '' || domains.includes(given)) return []
  return [{ ...violation('NO_SUCH_CHOICE_ERROR', '/storefrontUrl'), parameters: { choices: domains } }]
}

/** Shopware first copies the customer's name into the billing address and reports it as missing there, too. */
const namesOfBilling = (violations: Violation[]): Violation[] =>
  violations
    .filter(({ pointer }) => pointer === '/firstName' || pointer === '/lastName')
    .map((missing) => ({ ...missing, pointer: `/billingAddress${missing.pointer}` }))

/** Returns the company of the billing address, else the customer's own. */
export const companyOf = (given: Registration): string | undefined => given.billingAddress.company ?? given.company

/** Returns the value at a path of the body. */
const valueAt = (body: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    body,
  )

/** The violation of an issue, with the value of the body that it names. */
export function violationOf(issue: z.core.$ZodIssue, body: unknown): Violation {
  const pointer = `/${issue.path.join('/')}`
  // A missing value or one that is not a string counts as blank.
  const code = /^[A-Z_]+$/.test(issue.message) ? issue.message : 'IS_BLANK_ERROR'
  const value = { '{{ value }}': JSON.stringify(valueAt(body, issue.path) ?? null) }
  const limit = issue.code === 'too_big' ? { '{{ limit }}': Number(issue.maximum) } : {}
  return { ...violation(code, pointer), parameters: { ...value, ...limit } }
}

const DETAILS: Record<string, string> = {
  IS_BLANK_ERROR: 'This value should not be blank.',
  TOO_LONG_ERROR: 'This value is too long.',
  TOO_MANY_ERROR: 'This collection contains too many elements.',
  INVALID_TYPE_ERROR: 'This value is of the wrong type.',
  INVALID_FORMAT_ERROR: 'This value is not a valid email address.',
  NO_SUCH_CHOICE_ERROR: 'The value you selected is not a valid choice.',
  NOT_TRUE_ERROR: 'This value should be true.',
  ENTITY_DOES_NOT_EXISTS: 'The entity does not exist.',
  ZIP_CODE_INVALID: 'The zip code does not fit the country.',
}

/** Returns a violation with its text; `code` has no prefix. */
export const violation = (code: string, pointer: string): Violation => ({
  code,
  pointer,
  detail: DETAILS[code] ?? 'This value is not valid.',
})
