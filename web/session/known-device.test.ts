import { expect, test } from 'vitest'
import { createKnownDevices } from './known-device.server.ts'

const devices = createKnownDevices('s3cret', false)
const cookieOf = (set: string): string => set.slice(0, set.indexOf(';'))

test('A browser is known for the address with which it signed in, whatever its case, and for no other.', () => {
  const cookie = cookieOf(devices.remember(null, 'Erika@example.com'))
  expect(devices.find(cookie, ' erika@EXAMPLE.com')).toMatch(/^[\w-]{22}$/)
  expect(devices.find(cookie, 'max@example.com')).toBeUndefined()
  expect(devices.find(null, 'erika@example.com')).toBeUndefined()
})

test('The cookie is read by the server alone, lasts half a year and names no address.', () => {
  const set = createKnownDevices('s3cret', true).remember(null, 'erika@example.com')
  expect(set).toMatch(/^__Host-known-device=.*; Path=\/; Max-Age=15552000; SameSite=Lax; HttpOnly; Secure$/)
  expect(set).not.toContain('erika')
})

test('A shared browser is known for the last five addresses, under one id.', () => {
  let cookie: string | null = null
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'b']) {
    cookie = cookieOf(devices.remember(cookie, `${name}@example.com`))
  }
  const found = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => devices.find(cookie, `${name}@example.com`))
  expect(found[0]).toBeUndefined()
  expect(new Set(found.slice(1)).size).toBe(1)
  expect(found[1]).toBeDefined()
})

test('A cookie of another installation, and one that was changed, is unknown.', () => {
  const foreign = cookieOf(createKnownDevices('other', false).remember(null, 'erika@example.com'))
  const own = cookieOf(devices.remember(null, 'erika@example.com'))
  expect(devices.find(foreign, 'erika@example.com')).toBeUndefined()
  expect(devices.find(own.replace('=', '=x'), 'erika@example.com')).toBeUndefined()
})
