import { expect, test } from 'vitest'
import { PAYMENT_CATEGORIES, paymentCategoryOf } from './payment-category.ts'

/** As the plugin's `PaymentMethodInstaller` lists them. */
const INSTALLED = {
  e38e7c972cf4433dbbf7794fdea32cf9: 'checkout',
  ede05b719b214143a4cb1c0216b852de: 'pay_later',
  ad4ca642046b40248444eba38bb8f5e8: 'pay_over_time',
  '9f4ac7bef3394487b0ab9298d12eb1bd': 'direct_debit',
  a03b53a6e3d34836b150cc6eeaf6d97d: 'direct_bank_transfer',
  d245c39e8707e85f053e806abffcbb36: 'card',
  f1ef36538c594dc580b59e28206a1297: 'pay_now',
}

test('Each method of the provider has its category, and each category a method.', () => {
  const categories = Object.keys(INSTALLED).map(paymentCategoryOf)
  expect(categories).toEqual(Object.values(INSTALLED))
  expect(categories.toSorted()).toEqual([...PAYMENT_CATEGORIES].toSorted())
})

test('A method of the shop itself has none.', () => {
  expect(paymentCategoryOf('5b3a1f0c9d2e4c7fa6b8120d4e6f9a31')).toBeUndefined()
  expect(paymentCategoryOf('')).toBeUndefined()
})
