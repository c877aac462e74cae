import type { Violation } from '#backend/http/shop-error.ts'
import {
  LONGEST_PASSWORD,
  PASSWORD_CLASSES,
  passwordLength,
  SHORTEST_PASSWORD,
} from '#contracts/shop/password-rules.ts'

/**
 * The list of `@zxcvbn-ts/language-common`: 49,000 passwords that were leaked often, in lower case. Key: none, one list that
 * never changes. Owner: this module. End: with the process. Gain: loading it takes 80 ms, and its 4 MB are loaded with the
 * first password only.
 */
let listPromise: Promise<ReadonlySet<string>> | undefined

/**
 * Whether a password is a common one, also with capitals or with digits and signs around it: `Password1!`.
 */
async function isCommonPassword(password: string): Promise<boolean> {
  const list = await (listPromise ??= loadList())
  const lower = password.toLowerCase()
  return [
    lower,
    lower.replaceAll(/^[^\p{L}]+|(?<=\p{L})[^\p{L}]+$/gu, ''),
    lower.replaceAll(/[^\p{L}\p{N}]/gu, ''),
  ].some((form) => list.has(form))
}

async function loadList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}

/** Shorter names are in too many words. */
const MIN_PERSONAL = 4

/** The person who gets the password. */
export interface PasswordOwner {
  firstName?: string | undefined
  lastName?: string | undefined
  email?: string | undefined
}

/**
 * Checks a new password: length, four classes of characters, no common one, no name or address of the person. The
 * password itself is never part of the result.
 * @param pointer of the field, `/newPassword`.
 * @returns the violation; undefined for a good password.
 */
export async function passwordViolation(
  password: unknown,
  pointer: string,
  owner: PasswordOwner,
): Promise<Violation | undefined> {
  const violation = (code: string, detail: string, parameters = {}) => ({ code, pointer, detail, parameters })
  if (typeof password !== 'string' || password.trim() === '') {
    return violation('IS_BLANK_ERROR', 'This value should not be blank.', { '{{ value }}': 'null' })
  }
  const length = passwordLength(password)
  if (length < SHORTEST_PASSWORD || length > LONGEST_PASSWORD) {
    const [code, limit] =
      length < SHORTEST_PASSWORD ? ['TOO_SHORT_ERROR', SHORTEST_PASSWORD] : ['TOO_LONG_ERROR', LONGEST_PASSWORD]
    const parameters = { '{{ limit }}': String(limit), '{{ value_length }}': String(length) }
    return violation(
      String(code),
      `This value should have ${SHORTEST_PASSWORD} to ${LONGEST_PASSWORD} characters.`,
      parameters,
    )
  }
  if (!Object.values(PASSWORD_CLASSES).every((one) => one.test(password))) {
    return violation('REGEX_FAILED_ERROR', 'This value needs a lower-case letter, a capital, a digit and a sign.')
  }
  if (await isCommonPassword(password)) {
    return violation('COMPROMISED_PASSWORD_ERROR', 'This password is in lists of common passwords.')
  }
  if (isPersonal(password, owner)) {
    return violation('PASSWORD_STRENGTH_ERROR', 'The password must not contain the name or the e-mail address.')
  }
  return undefined
}

function isPersonal(password: string, { firstName, lastName, email }: PasswordOwner): boolean {
  const lower = password.toLowerCase()
  return [firstName, lastName, email, email?.split('@')[0]]
    .flatMap((text) => [text, ...(text?.split(/[^\p{L}\p{N}]+/u) ?? [])])
    .some((text) => text !== undefined && text.length >= MIN_PERSONAL && lower.includes(text.toLowerCase()))
}
