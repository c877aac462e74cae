import { execFileSync } from 'node:child_process'
import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { makeBaseImage } from '#test/support/base-image.ts'
import { type Podman, reasonAgainstImages, startPodman } from '#test/support/podman.ts'
import { freePort } from '#test/support/free-port.ts'
import { addPiece, visit } from '#test/support/visitor.ts'

const IMAGE = 'profilwerk'
const EARLIER_IMAGE = 'profilwerk-earlier'
/** As in compose.small.yaml. */
const HARDENED = ['--read-only', '--tmpfs=/tmp:size=256m', '--cap-drop=ALL', '--security-opt=no-new-privileges:true']

const reason = reasonAgainstImages()
if (reason !== undefined) console.log(`Tests of the container image are skipped: ${reason}.`)

/** The newest tag, or else the commit that brought the Dockerfile; undefined in a clone without them. */
function earlierVersion(): string | undefined {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8', stdio: 'pipe' }).trim()
  try {
    return git('describe', '--tags', '--abbrev=0')
  } catch {
    return git('log', '--diff-filter=A', '--format=%H', '-1', '--', 'Dockerfile') || undefined
  }
}

describe.skipIf(reason !== undefined)('the image', () => {
  let podman: Podman
  let backups: string
  let port: number
  const origin = () => `http://localhost:${port}`
  /** Starts a container on the volume and waits for its pages. */
  async function start(name: string, volume: string, image = IMAGE): Promise<void> {
    port = await freePort()
    const mounts = [`--volume=${volume}:/data`, `--volume=${backups}:/backups`]
    const settings = [`--env=PORT=${port}`, `--env=PUBLIC_URL=${origin()}`]
    const { code, output } = await podman.run(
      'run',
      '--detach',
      `--name=${name}`,
      ...HARDENED,
      ...mounts,
      ...settings,
      image,
    )
    expect([code, code === 0 ? '' : output]).toEqual([0, ''])
    const isReady = async () => expect((await fetch(`${origin()}/health/ready`)).status).toBe(200)
    await vi.waitFor(isReady, { timeout: 180_000, interval: 500 })
  }
  const state = async (name: string, field: string) =>
    (await podman.run('inspect', `--format={{.State.${field}}}`, name)).output.trim()
  /** Cookies of a visitor with one piece in the request, who comes back after restarts. */
  const cookies = new Map<string, string>()
  const pieces = async () => {
    const cart = await (await visit(origin(), cookies).get('/de/shop/cart')).text()
    return cart.split('CT-08B1-S-2000').length > 1
  }

  beforeAll(async () => {
    podman = await startPodman()
    backups = mkdtempSync(join(tmpdir(), 'image-backups-'))
    chownSync(backups, 1000, 1000)
    chmodSync(backups, 0o700)
    await makeBaseImage(podman)
    const source = mkdtempSync(join(tmpdir(), 'image-source-'))
    execFileSync('git', ['clone', '--quiet', '.', source])
    await podman.build(IMAGE, source)
    const version = earlierVersion()
    if (version !== undefined) {
      execFileSync('git', ['-C', source, 'checkout', '--quiet', version])
      await podman.build(EARLIER_IMAGE, source)
    }
    rmSync(source, { recursive: true, force: true })
  }, 1_200_000)
  afterAll(() => {
    podman.dispose()
    rmSync(backups, { recursive: true, force: true })
  })

  test('runs as user 1000 with a read-only root and without capabilities, and is healthy', async () => {
    await start('first', 'data')
    expect((await fetch(`${origin()}/de/shop`)).status).toBe(200)
    const inside = (command: string) => podman.run('exec', 'first', 'sh', '-c', command)
    expect((await inside('id -u')).output.trim()).toBe('1000')
    expect((await inside('touch /app/x')).output).toContain('Read-only file system')
    expect((await inside('grep CapEff /proc/1/status')).output).toMatch(/CapEff:\s*0{16}/)
    expect((await podman.run('healthcheck', 'run', 'first')).code).toBe(0)
    expect((await addPiece(visit(origin(), cookies))).status).toBe(303)
  })

  test('refuses a second container on the same volume, and says why', async () => {
    const second = await podman.run(
      'run',
      '--rm',
      ...HARDENED,
      '--volume=data:/data',
      `--env=PORT=${await freePort()}`,
      IMAGE,
    )
    expect([second.code, second.output]).toEqual([1, expect.stringMatching(/"event":"no-start".*(?:DATA_DIR|\/data)/)])
    expect((await fetch(`${origin()}/health/live`)).status).toBe(200)
  })

  test('is backed up while it runs, ends at SIGTERM with code 0, and a new container has its data', async () => {
    const backup = await podman.run('exec', 'first', 'npm', 'run', '--silent', 'backup', '--', '/backups/one.tgz')
    expect([backup.code, backup.code === 0 ? '' : backup.output]).toEqual([0, ''])
    expect((await podman.run('stop', '--time=35', 'first')).code).toBe(0)
    expect([await state('first', 'ExitCode'), await state('first', 'Running')]).toEqual(['0', 'false'])
    await start('next', 'data')
    expect(await pieces()).toBe(true)
    await podman.run('stop', '--time=35', 'next')
  })

  test('restores a backup into an empty volume', async () => {
    const command = ['npm', 'run', '--silent', 'restore', '--', '/backups/one.tgz']
    const mounts = ['--volume=restored:/data', `--volume=${backups}:/backups`]
    const restored = await podman.run('run', '--rm', ...HARDENED, ...mounts, IMAGE, ...command)
    expect([restored.code, restored.code === 0 ? '' : restored.output]).toEqual([0, ''])
    await start('of-backup', 'restored')
    expect(await pieces()).toBe(true)
    await podman.run('stop', '--time=35', 'of-backup')
  })

  test.skipIf(earlierVersion() === undefined)('takes over the volume of an earlier image', async () => {
    await start('earlier', 'old-data', EARLIER_IMAGE)
    cookies.clear()
    expect((await addPiece(visit(origin(), cookies))).status).toBe(303)
    expect((await podman.run('stop', '--time=35', 'earlier')).code).toBe(0)
    await start('upgraded', 'old-data')
    expect(await pieces()).toBe(true)
    expect((await fetch(`${origin()}/de/shop`)).status).toBe(200)
    await podman.run('stop', '--time=35', 'upgraded')
  })
})
