import { expect, test } from 'vitest'
import { asciiEmail } from './email-address.ts'

test.each([
  ['ada@example.com', 'ada@example.com'],
  ['Ada.Lovelace+cad@Example.COM', 'Ada.Lovelace+cad@Example.COM'],
  ["o'neill_{x}@mail.example.museum", "o'neill_{x}@mail.example.museum"],
  ['info@müller.example', 'info@xn--mller-kva.example'],
  ['a@xn--mller-kva.example', 'a@xn--mller-kva.example'],
  ['a@пример.рф', 'a@xn--e1afmkfd.xn--p1ai'],
  ['a@sub.sub.example.co.uk', 'a@sub.sub.example.co.uk'],
])('%s is %s for mail servers', (typed, ascii) => expect(asciiEmail(typed)).toBe(ascii))

test.each([
  '',
  'ada',
  '@example.com',
  'ada@',
  'ada@localhost',
  'ada@@example.com',
  'ada@exam ple.com',
  'ada b@example.com',
  'ada@example.com/x',
  'ada@example.com:25',
  'ada@-example.com',
  'ada@example..com',
  'ada@[127.0.0.1]',
  'jürgen@example.com',
  'ada@example.com\r\nBcc: all@example.com',
  `${'a'.repeat(65)}@example.com`,
])('"%s" is not a mail address', (typed) => expect(asciiEmail(typed)).toBeUndefined())
