import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { freePort } from '#test/support/free-port.ts'
import { reasonAgainstMachines, startMachine, type SystemdMachine } from '#test/support/systemd-machine.ts'
import { addPiece, visit } from '#test/support/visitor.ts'

const reason = reasonAgainstMachines()
if (reason !== undefined) console.log(`Tests of the systemd units are skipped: ${reason}.`)

const BACKUPS = '/var/lib/private/profilwerk-backups'
/** As docs/operating.md has it. */
const RESTORE = [
  'systemd-run --wait --pipe -p DynamicUser=yes -p User=profilwerk',
  '-p StateDirectory="profilwerk profilwerk-backups" -p WorkingDirectory=/opt/profilwerk',
  '-p EnvironmentFile=-/etc/profilwerk.env -E DATA_DIR=/var/lib/profilwerk',
  '/opt/profilwerk/node_modules/node/bin/node backend/backup/cli.ts restore --force',
].join(' ')

describe.skipIf(reason !== undefined)('the units', () => {
  let machine: SystemdMachine
  let origin: string
  const shell = (command: string) => machine.run('sh', '-c', command)
  const property = (unit: string, name: string) =>
    machine.run('systemctl', 'show', unit, `--property=${name}`, '--value').output.trim()
  const untilReady = async () => {
    const isReady = async () => expect((await fetch(`${origin}/health/ready`)).status).toBe(200)
    await vi.waitFor(isReady, { timeout: 180_000, interval: 500 })
  }
  const cookies = new Map<string, string>()
  const cart = async () => (await visit(origin, cookies).get('/de/shop/cart')).text()

  beforeAll(async () => {
    const port = await freePort()
    origin = `http://localhost:${port}`
    machine = await startMachine({ PORT: String(port), PUBLIC_URL: origin })
  }, 600_000)
  afterAll(() => machine.dispose())

  test('start a server with a user of its own, few rights and an exposure of at most 2', async () => {
    expect(machine.run('systemctl', 'start', 'profilwerk')).toMatchObject({ code: 0 })
    await untilReady()
    const pid = property('profilwerk', 'MainPID')
    expect(shell(`grep -E "^(Uid|CapEff|NoNewPrivs)" /proc/${pid}/status`).output).toMatch(
      /Uid:\s+6\d{4}[\s\S]*CapEff:\s+0{16}\n[\s\S]*NoNewPrivs:\s+1/,
    )
    const { output } = machine.run('systemd-analyze', 'security', 'profilwerk', '--no-pager')
    expect(Number(/exposure level .*: ([\d.]+)/.exec(output)?.[1])).toBeLessThanOrEqual(2)
    expect(machine.run('journalctl', '--unit=profilwerk', '--no-pager').output).toContain('"event":"start"')
  })

  test('write a backup that only their user reads, and the timer is there', async () => {
    expect((await addPiece(visit(origin, cookies))).status).toBe(303)
    expect(machine.run('systemctl', 'enable', '--now', 'profilwerk-backup.timer')).toMatchObject({ code: 0 })
    expect(machine.run('systemctl', 'start', 'profilwerk-backup')).toMatchObject({ code: 0 })
    expect(shell(`stat --format=%a ${BACKUPS} ${BACKUPS}/*.tgz`).output.trim().split('\n')).toEqual(['700', '600'])
    expect(property('profilwerk-backup.timer', 'ActiveState')).toBe('active')
  })

  test('start the server again after it was killed, and keep its data', async () => {
    shell(`kill -KILL ${property('profilwerk', 'MainPID')}`)
    await vi.waitFor(() => expect(property('profilwerk', 'NRestarts')).toBe('1'), { timeout: 60_000 })
    await untilReady()
    expect(await cart()).toContain('CT-08B1-S-2000')
  })

  test('stop it with code 0, and a backup is restored by the documented command', async () => {
    expect(machine.run('systemctl', 'stop', 'profilwerk')).toMatchObject({ code: 0 })
    expect([property('profilwerk', 'ExecMainStatus'), property('profilwerk', 'Result')]).toEqual(['0', 'success'])
    expect(shell('rm -rf /var/lib/private/profilwerk/postgres')).toMatchObject({ code: 0 })
    expect(shell(`${RESTORE} /var/lib/profilwerk-backups/*.tgz`).output).toContain('is as it was on')
    machine.run('systemctl', 'start', 'profilwerk')
    await untilReady()
    expect(await cart()).toContain('CT-08B1-S-2000')
  })
})
