import { once } from 'node:events'
import { cpSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { connect, type TLSSocket } from 'node:tls'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readRecipe, type RecipeStep } from '#test/docs/recipes/read-recipe.ts'
import { overHttp1 } from '#test/support/https-client.ts'
import { fillForm, openForm, submitForm } from '#test/support/page-form.ts'
import { ADDRESS, CONFIRMED, visit, type Visitor } from '#test/support/visitor.ts'
import { DOMAIN, MAIL_ADDRESS, reasonAgainstGuide, startGuideMachine } from './machine.ts'

const GUIDE = 'docs/your-company.md'
const BUFFER = '/en/shop/product/cylindrical-buffers/cylindrical-buffer-two-studs'
const NUMBER = 'RB-3030-55'

const reason = reasonAgainstGuide()
if (reason !== undefined) console.log(`The guide is not followed: ${reason}.`)

type Machine = Awaited<ReturnType<typeof startGuideMachine>>

describe.skipIf(reason !== undefined)('the guide', () => {
  let machine: Machine
  beforeAll(async () => {
    machine = await startGuideMachine()
  })
  afterAll(() => machine?.dispose())

  const url = () => `https://127.0.0.1:${machine.ports.tls}`
  const visitor = () => visit(url(), new Map(), { origin: `https://${DOMAIN}`, ask: overHttp1(DOMAIN) })
  const read = async (path: string) => {
    const response = await visitor().get(path)
    expect([path, response.status]).toEqual([path, 200])
    return response.text()
  }
  const company = () => join(machine.root, 'opt/company')
  const backups = () => globSync(join(machine.root, 'var/lib/profilwerk-backups/*.tgz'))
  let number = ''

  /** Looks and acts of the reader after a command, by the words with which it begins. */
  const seen: Record<string, (output: string) => Promise<void> | void> = {
    // The facts, pages and catalogue of another trade.
    'COMPANY_DIR=/opt/company DATA_DIR=/tmp/first-look': () => {
      rmSync(company(), { recursive: true })
      cpSync('examples/rubber-buffers', company(), { recursive: true })
    },
    'COMPANY_DIR=/opt/company npm run company:check': (output) => expect(output).not.toContain('wrong'),
    'npm run config:check': (output) => expect(output).toContain('The settings are valid.'),
    'systemctl enable': () => expect(machine.query('profilwerk', 'select count(*) > 0 from product')).toBe('t'),
    'systemctl reload nginx': async () => {
      const cert = readFileSync(join(machine.root, 'cert.pem'))
      const socket: TLSSocket = connect({ port: machine.ports.tls, host: '127.0.0.1', servername: DOMAIN, ca: cert })
      await once(socket, 'secureConnect')
      expect(socket.authorized).toBe(true)
      socket.destroy()
      const plain = visit(`http://127.0.0.1:${machine.ports.plain}`)
      const moved = await plain.send('/en', { headers: { host: DOMAIN } })
      expect([moved.status, moved.headers.get('location')?.endsWith('/en')]).toEqual([301, true])
      expect((await visitor().get('/health/services')).status).toBe(404)
      const home = await read('/en')
      expect(home).toContain('Rubber buffers and machine mounts')
      expect(home).toContain('placeholder="Item number, load, thread…"')
      expect(await read('/de/unternehmen')).toContain('Mustergummi')
    },
    'npm run doctor': async (output) => {
      expect(output).not.toMatch(/^(ERROR|WARNING)/m)
      number = await requestQuote(visitor())
      const mails = machine.mailbox.received
      await expect.poll(() => mails.length, { timeout: 120_000 }).toBe(2)
      expect(mails.map(({ to }) => to).toSorted()).toEqual([[ADDRESS.email], ['sales@mustergummi.example']])
      for (const { raw } of mails) {
        const mail = await PostalMime.parse(raw)
        expect(mail.from?.address).toBe(MAIL_ADDRESS)
        expect(mail.subject).toContain(number)
        expect(mail.text).toContain(NUMBER)
        expect(mail.text).toContain('Cylindrical buffer, two studs')
      }
    },
    'systemctl start profilwerk-backup': () => {
      expect(backups()).toHaveLength(1)
      expect(statSync(backups()[0] ?? '').mode & 0o777).toBe(0o600)
    },
    'DATA_DIR=/tmp/trial': () => {
      expect(machine.query('trial', 'select order_number from shop_order')).toBe(number)
      // Before the next command: the catalogue changes.
      const products = join(company(), 'catalogue/products.csv')
      const before = readFileSync(products, 'utf8')
      const after = before.replace('zinc-plated steel plates with studs', 'galvanised plates with studs')
      expect(after).not.toBe(before)
      writeFileSync(products, after)
    },
    'npm run import:catalogue': async (output) => {
      expect(output).toMatch(/[1-9]\d* rows? changed/)
      await expect.poll(() => read(BUFFER), { timeout: 150_000, interval: 1000 }).toContain('galvanised plates')
    },
    'systemctl start profilwerk': async () => {
      expect(await read(BUFFER)).toContain(NUMBER)
      expect(machine.query('profilwerk', 'select order_number from shop_order')).toBe(number)
    },
  }

  test('leads from a clone to a site with HTTPS, mails and backups', async () => {
    const times: { line: number; step: string; seconds: number; seen?: number; note: string }[] = []
    const left = new Set(Object.keys(seen))
    const take = async (line: number, step: string, act: () => Promise<string> | string) => {
      let begun = Date.now()
      const since = () => Math.round((Date.now() - begun) / 100) / 10
      try {
        const output = await act()
        const time: (typeof times)[number] = {
          line,
          step,
          seconds: since(),
          note: output.startsWith('not done') ? output : '',
        }
        times.push(time)
        const key = [...left].find((start) => step === start || step.startsWith(`${start} `))
        if (key === undefined) return
        left.delete(key)
        begun = Date.now()
        await seen[key]?.(output)
        time.seen = since()
      } catch (error) {
        throw new Error(`${GUIDE}, line ${line}, ${step}: ${String(error)}`, { cause: error })
      }
    }
    const look = async (site: string) => expect(await (await fetch(`${site}/en`)).text()).toContain('Example Buffers')
    try {
      for (const step of stepsOf(GUIDE)) {
        if (step.kind !== 'commands') {
          await take(step.line, step.file, () => (machine.write(step), ''))
          continue
        }
        for (const [index, command] of step.commands.split('\n').entries())
          await take(step.line + 1 + index, command, () => machine.run(command, look))
      }
      expect([...left]).toEqual([])
    } finally {
      console.table(times.map(({ step, ...more }) => ({ ...more, step: step.slice(0, 90) })))
    }
  })
})

function stepsOf(file: string): RecipeStep[] {
  const text = readFileSync(file, 'utf8')
  const { steps, checks } = readRecipe(text)
  return [
    ...steps,
    {
      kind: 'commands',
      line: text.slice(0, text.lastIndexOf('```sh')).split('\n').length,
      commands: checks.join('\n'),
    },
  ]
}

/** Sends a quote request as a guest who reads English, and returns its number. */
async function requestQuote(visitor: Visitor): Promise<string> {
  const added = await visitor.post(BUFFER, { variant: NUMBER, quantity: '40' })
  expect(added.status).toBe(303)
  const address = fillForm(await openForm(visitor, '/en/shop/checkout', 'firstName'), ADDRESS)
  await submitForm(visitor, address)
  const summary = fillForm(await openForm(visitor, '/en/shop/checkout?step=summary', 'key'), CONFIRMED)
  await submitForm(visitor, summary)
  const page = await (await visitor.get('/en/shop/orderconfirmation')).text()
  return /A-\d{6}/.exec(page)?.[0] ?? 'none'
}
