import { expect, test } from 'vitest'
import { domainFindings, paymentFindings, priceFindings } from './context-findings.ts'
import type { ContextFacts } from './shop-facts.ts'

const facts: ContextFacts = {
  context: { taxState: 'gross' },
  currency: { isoCode: 'EUR' },
  currentCustomerGroup: null,
  salesChannel: {
    navigationCategoryId: 'n',
    domains: [{ url: 'https://shop.example.com/', languageId: 'de' }],
  },
}
const SITE = 'https://www.example.com'
const severities = (findings: { severity: string }[]) => findings.map(({ severity }) => severity)

test('Gross prices are a warning, because the site names them.', () => {
  expect(severities(priceFindings(facts))).toEqual(['warning'])
  expect(priceFindings({ ...facts, context: { taxState: 'net' } })).toEqual([])
})

test('A payment method that takes money is an error, and one of the shop itself is none.', () => {
  const findings = paymentFindings({
    ...facts,
    paymentMethod: { id: 'f1ef36538c594dc580b59e28206a1297', name: 'Klarna' },
  })
  expect(severities(findings)).toEqual(['error'])
  expect(findings[0]?.problem).toContain('"Klarna" is one of a payment provider (pay_now)')
  expect(paymentFindings({ ...facts, paymentMethod: { id: 'a'.repeat(32), name: 'Rechnung' } })).toEqual([])
  expect(paymentFindings(facts)).toEqual([])
})

test('A site that is not a domain of the channel is a warning, because guests register with another one.', () => {
  expect(severities(domainFindings(facts, SITE, undefined))).toEqual(['warning'])
  expect(domainFindings(facts, 'https://shop.example.com', undefined)).toEqual([])
})

test('A channel without domains, or a setting that is none of them, is an error.', () => {
  const { salesChannel } = facts
  expect(
    severities(domainFindings({ ...facts, salesChannel: { ...salesChannel, domains: null } }, SITE, undefined)),
  ).toEqual(['error'])
  expect(severities(domainFindings(facts, SITE, 'https://old.example.com'))).toEqual(['error'])
  expect(domainFindings(facts, SITE, 'https://shop.example.com')).toEqual([])
})
