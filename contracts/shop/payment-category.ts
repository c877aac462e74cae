/** Categories of payments as Klarna names them: at its checkout, and where a shop shows its methods one by one. */
export const PAYMENT_CATEGORIES = [
  'checkout',
  'pay_later',
  'pay_over_time',
  'direct_debit',
  'direct_bank_transfer',
  'card',
  'pay_now',
] as const
export type PaymentCategory = (typeof PAYMENT_CATEGORIES)[number]

/**
 * Payment methods of the provider by their category. Their ids are the same in every Shopware: the plugin
 * "KlarnaPayment" installs them with these (its `PaymentMethodInstaller`).
 */
const METHODS: Readonly<Record<PaymentCategory, string>> = {
  checkout: 'e38e7c972cf4433dbbf7794fdea32cf9',
  pay_later: 'ede05b719b214143a4cb1c0216b852de',
  pay_over_time: 'ad4ca642046b40248444eba38bb8f5e8',
  direct_debit: '9f4ac7bef3394487b0ab9298d12eb1bd',
  direct_bank_transfer: 'a03b53a6e3d34836b150cc6eeaf6d97d',
  card: 'd245c39e8707e85f053e806abffcbb36',
  pay_now: 'f1ef36538c594dc580b59e28206a1297',
}

/** Returns the provider's category of a payment method; undefined for a method of another provider. */
export const paymentCategoryOf = (paymentMethodId: string): PaymentCategory | undefined =>
  PAYMENT_CATEGORIES.find((category) => METHODS[category] === paymentMethodId)
