import { expect, test } from 'vitest'
import { describeOnBothDatabases } from '#test/support/database.ts'
import { readInstallationSecret } from './installation-secret.ts'

describeOnBothDatabases('The secret of an installation', (open) => {
  test('is created once, even if several processes read it at the same time', async () => {
    const { db } = await open()
    const secrets = await Promise.all(Array.from({ length: 5 }, () => readInstallationSecret(db)))
    expect(new Set(secrets).size).toBe(1)
    expect(secrets[0]).toMatch(/^[\w-]{43}$/)
    expect(await readInstallationSecret(db)).toBe(secrets[0])
  })
})
