import { expect, test } from 'vitest'
import { mailboxOf } from './mailbox.ts'

test.each([
  ['Erika.Muster@Example.com ', 'erika.muster@example.com'],
  ['erika+request-7@example.com', 'erika@example.com'],
  ['e.r.i.k.a+x@GMail.com', 'erika@gmail.com'],
  ['erika@googlemail.com', 'erika@googlemail.com'],
  ['no address', '@'],
])('The address %s counts as %s.', (email, mailbox) => expect(mailboxOf(email)).toBe(mailbox))
