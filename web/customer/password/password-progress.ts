import {
  PASSWORD_CLASSES,
  type PasswordClass,
  passwordLength,
  SHORTEST_PASSWORD,
} from '#contracts/shop/password-rules.ts'
import { m } from '#web/i18n/messages.ts'

/** A rule of a new password, and whether the text so far meets it. */
export interface PasswordRule {
  label: string
  isMet: boolean
}

const LABELS: Record<PasswordClass, () => string> = {
  lower: m.account_rule_lower,
  upper: m.account_rule_upper,
  digit: m.account_rule_digit,
  sign: m.account_rule_sign,
}
const CLASSES: readonly PasswordClass[] = ['lower', 'upper', 'digit', 'sign']

/** The length and the four kinds of characters. The shop has more rules, which cannot be checked while typing. */
export const passwordProgress = (password: string): PasswordRule[] => [
  { label: m.account_rule_length(), isMet: passwordLength(password) >= SHORTEST_PASSWORD },
  ...CLASSES.map((name) => ({ label: LABELS[name](), isMet: PASSWORD_CLASSES[name].test(password) })),
]
