import { execFile, execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Images and containers in a folder of their own: those of the machine are not touched. */
export interface Podman {
  /** Runs `podman` and resolves with its output, whatever its exit code. */
  run: (...args: string[]) => Promise<Ended>
  /** Builds an image from a folder with a Dockerfile; nothing is fetched from a registry of images. */
  build: (tag: string, folder: string) => Promise<void>
  dispose: () => void
}

interface Ended {
  code: number
  output: string
}

const PROGRAMS = ['podman', 'buildah', 'crun', 'mmdebstrap', 'unshare', 'nsenter']

/** Why this machine runs no images for tests; undefined if it does. */
export function reasonAgainstImages(): string | undefined {
  if (process.getuid?.() !== 0) return 'not root'
  const missing = PROGRAMS.filter((program) => {
    try {
      execFileSync('which', [program], { stdio: 'ignore' })
      return false
    } catch {
      return true
    }
  })
  return missing.length > 0 ? `apt-get install ${missing.join(' ')}` : undefined
}

/** Limits that also hold inside of a container. No groups of processes: crun may refuse their order. */
const ENGINE = `[containers]
default_ulimits = ["nofile=20000:20000", "nproc=4096:4096"]
cgroups = "disabled"
netns = "host"
[engine]
cgroup_manager = "cgroupfs"
events_logger = "file"
runtime = "crun"
`
/** A namespace in which the groups of processes are of version 2, as crun wants them. It ends with its first process. */
const NAMESPACE =
  'umount --recursive /sys/fs/cgroup && mount -t cgroup2 cgroup2 /sys/fs/cgroup && echo ready && exec sleep infinity'

export async function startPodman(): Promise<Podman> {
  const folder = mkdtempSync(join(tmpdir(), 'images-'))
  writeFileSync(join(folder, 'engine.conf'), ENGINE)
  const storage = `[storage]\ndriver = "overlay"\ngraphroot = "${folder}/graph"\nrunroot = "${folder}/run"\n`
  writeFileSync(join(folder, 'storage.conf'), storage)
  const env = {
    ...process.env,
    CONTAINERS_CONF: join(folder, 'engine.conf'),
    CONTAINERS_STORAGE_CONF: join(folder, 'storage.conf'),
  }
  const holder = spawn('unshare', ['--mount', '--propagation', 'private', 'sh', '-c', NAMESPACE], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(holder.stdout, 'data')
  const inside = ['--mount', `--target=${pidOf(holder)}`]
  const run: Podman['run'] = (...args) => ended('nsenter', [...inside, 'podman', ...args], env)
  return {
    run,
    async build(tag, source) {
      const args = ['bud', '--isolation=chroot', '--network=host', '--pull=never', '--format=docker', '-t', tag, source]
      const { code, output } = await ended('buildah', args, env)
      if (code !== 0) throw new Error(`${tag} was not built:\n${output.slice(-3_000)}`)
    },
    dispose() {
      execFileSync('nsenter', [...inside, 'podman', 'rm', '--all', '--force', '--time=0'], { env, stdio: 'ignore' })
      execFileSync('buildah', ['rmi', '--all', '--force'], { env, stdio: 'ignore' })
      holder.kill('SIGKILL')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function pidOf({ pid }: ChildProcess): number {
  if (pid === undefined) throw new Error('unshare did not start')
  return pid
}

const ended = (program: string, args: string[], env: NodeJS.ProcessEnv): Promise<Ended> =>
  new Promise((resolve) => {
    execFile(program, args, { env, maxBuffer: 50_000_000 }, (error, stdout, stderr) => {
      const code = typeof error?.code === 'number' ? error.code : error ? 1 : 0
      resolve({ code, output: stdout + stderr })
    })
  })
