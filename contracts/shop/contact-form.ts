/** A message of a visitor, whose reply goes to `email`. */
export interface ContactFormInput {
  salutationId?: string
  firstName?: string
  lastName?: string
  email: string
  phone?: string
  subject: string
  comment: string
}
