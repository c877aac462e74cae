import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { startWarnings } from './start-warnings.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'profilwerk-'))
afterAll(() => rmSync(dataDir, { recursive: true }))
const settings = (env: Record<string, string>) => readConfig({ DATA_DIR: dataDir, ...env }, process.cwd())
/** The settings with which the warnings begin. */
const warned = (env: Record<string, string>) =>
  startWarnings(settings(env), env['NODE_OPTIONS']).map((text) => /^\w+/.exec(text)?.[0])

const OPEN = { HOST: '0.0.0.0', PUBLIC_URL: 'https://www.example.com' }
const SHOP = { SHOP_URL: 'https://shop.example.com/store-api' }
const SMTP = { SMTP_URL: 'smtps://mail.example.com' }

test.each([
  [{}, []],
  [{ HOST: '::1', PUBLIC_URL: 'http://127.0.0.1:3000' }, []],
  [{ ...OPEN, ...SMTP, TRUSTED_HOPS: '1' }, []],
  [{ ...OPEN, ...SMTP }, ['PUBLIC_URL']],
  [{ HOST: '0.0.0.0' }, ['SMTP_URL']],
  [{ HOST: '0.0.0.0', ...SHOP }, ['SMTP_URL']],
  [{ HOST: '0.0.0.0', ...SHOP, CONTENT_URL: 'https://cms.example.com' }, []],
  [{ PUBLIC_URL: 'http://shop.example.com' }, ['SMTP_URL']],
  [{ DEMO_MAILS: '1' }, ['DEMO_MAILS']],
  [{ ...OPEN, DEMO_MAILS: '1', TRUSTED_HOPS: '1' }, ['DEMO_MAILS', 'SMTP_URL']],
  [{ LIMITS: 'off' }, ['LIMITS']],
  [{ NODE_OPTIONS: '--max-old-space-size=1000' }, ['NODE_OPTIONS']],
  [{ NODE_OPTIONS: '--max-old-space-size=1000 --max-semi-space-size=8' }, []],
])('The settings %j cause warnings about %j.', (env, names) => expect(warned(env)).toEqual(names))

test.each([
  [{}, 'own machine'],
  [{ PUBLIC_URL: 'http://localhost:3000' }, 'own machine'],
  [{ HOST: '::1', PUBLIC_URL: 'http://[::1]:3000' }, 'own machine'],
  [{ DEMO_MAILS: '0' }, 'no one'],
  [{ HOST: '0.0.0.0' }, 'no one'],
  [{ HOST: '192.168.1.5' }, 'no one'],
  [{ PUBLIC_URL: 'https://www.example.com' }, 'no one'],
  [{ PUBLIC_URL: 'https://localhost.example.com' }, 'no one'],
  [{ HOST: '0.0.0.0', DEMO_MAILS: '1' }, 'everyone'],
  [{ ...SMTP, DEMO_MAILS: '1' }, 'no one'],
])('The settings %j show mails to %s.', (env, shownTo) => expect(settings(env).mail.shownTo).toBe(shownTo))

test.each([
  ['TRUSTED_HOPS', '-1'],
  ['TRUSTED_HOPS', 'x'],
  ['DEMO_MAILS', 'yes'],
  ['LIMITS', 'no'],
])('%s=%s is refused at start.', (name, value) => expect(() => settings({ [name]: value })).toThrow(name))
