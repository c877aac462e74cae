import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { vi } from 'vitest'

/** A Debian that systemd has started, with our units and this checkout as the program. Its ports are those of this machine. */
export interface SystemdMachine {
  /** Runs a command inside, whatever its exit code. */
  run: (...command: string[]) => { code: number; output: string }
  dispose: () => void
}

const PROGRAMS = ['mmdebstrap', 'systemd-nspawn', 'unshare', 'nsenter']

/** Why this machine starts no other for tests; undefined if it does. */
export function reasonAgainstMachines(): string | undefined {
  if (process.getuid?.() !== 0) return 'not root'
  const missing = PROGRAMS.filter((program) => spawnSync('which', [program]).status !== 0)
  return missing.length > 0 ? `missing: ${missing.join(', ')}` : undefined
}

/** @param settings of `/etc/profilwerk.env` */
export async function startMachine(settings: Record<string, string>): Promise<SystemdMachine> {
  const folder = mkdtempSync(join(tmpdir(), 'machine-'))
  const root = join(folder, 'root')
  const packages = 'systemd,systemd-sysv,dbus,libatomic1,ca-certificates'
  execFileSync('mmdebstrap', ['--quiet', '--variant=minbase', `--include=${packages}`, 'bookworm', root])
  for (const unit of globSync('deploy/systemd/*.{service,timer}'))
    cpSync(unit, join(root, 'etc/systemd/system', basename(unit)))
  mkdirSync(join(root, 'opt/profilwerk'))
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`)
  writeFileSync(join(root, 'etc/profilwerk.env'), lines.join(''))
  const boot = [
    'umount --recursive /sys/fs/cgroup && mount -t cgroup2 cgroup2 /sys/fs/cgroup &&',
    'SYSTEMD_NSPAWN_UNIFIED_HIERARCHY=1 exec systemd-nspawn --quiet --boot --register=no --keep-unit --console=pipe',
    `--private-users=no --bind-ro=${process.cwd()}:/opt/profilwerk --directory=${root}`,
  ].join(' ')
  const started = spawn('unshare', ['--mount', '--propagation', 'private', 'sh', '-c', boot], { stdio: 'ignore' })
  /** Its first process, the child of systemd-nspawn. */
  const leader = () => readFileSync(`/proc/${started.pid}/task/${started.pid}/children`, 'utf8').trim()
  const run: SystemdMachine['run'] = (...command) => {
    const inside = [`--target=${leader()}`, '--mount', '--uts', '--ipc', '--net', '--pid']
    const { status, stdout, stderr } = spawnSync('nsenter', [...inside, ...command], { encoding: 'utf8' })
    return { code: status ?? 1, output: stdout + stderr }
  }
  const isRunning = () => {
    if (run('systemctl', 'is-system-running').output.trim() !== 'running') throw new Error('The machine still starts.')
  }
  await vi.waitFor(isRunning, { timeout: 120_000, interval: 500 })
  return {
    run,
    dispose() {
      started.kill('SIGKILL')
      spawnSync('kill', ['-KILL', leader()])
      rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 })
    },
  }
}
