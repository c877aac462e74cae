import { z } from 'zod'
import { ShopError } from '#backend/http/shop-error.ts'
import { emailAddress, optionalText, requiredText, violationOf } from '#backend/shop/customer/registration.ts'

/** Characters; as many as the comment of a quote request. */
const LONGEST_COMMENT = 10_000

/** A text with its lines, without other control characters and surrounding blanks. */
const lines = z.string().transform((text) =>
  text
    .toWellFormed()
    .replaceAll('\r\n', '\n')
    .replaceAll(/[^\P{Cc}\n]+/gu, ' ')
    .trim(),
)

const messageSchema = z.object({
  salutationId: optionalText(32),
  firstName: optionalText(50),
  lastName: optionalText(60),
  email: emailAddress,
  phone: optionalText(40),
  subject: requiredText(255),
  comment: lines.pipe(z.string().min(1, 'IS_BLANK_ERROR').max(LONGEST_COMMENT, 'TOO_LONG_ERROR')),
})

export type ContactMessage = z.output<typeof messageSchema>

/**
 * Reads a message field by field. Those that name the page of the form are not read: it is the `Origin`.
 * @throws ShopError 400 with every violation and its pointer.
 */
export function readMessage(body: unknown): ContactMessage {
  const parsed = messageSchema.safeParse(body ?? {})
  if (parsed.data) return parsed.data
  throw ShopError.violations(parsed.error.issues.map((issue) => violationOf(issue, body)))
}
