import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'

/** Values of a unit's lines by their names. */
type Unit = Map<string, string[]>

export interface UnitsOptions {
  /** The text of a file with its paths in the folder of the test. */
  place: (text: string) => string
  env: Record<string, string>
}

/**
 * Does for our units what systemd does: their folder, settings and commands. Rights and users are those of the test, and
 * a timer only has to exist; `npm run test:long systemd` has the rest.
 */
export function createUnits({ place, env }: UnitsOptions) {
  const running = new Map<string, ChildProcess>()
  let log = ''

  function readUnit(name: string): Unit {
    const unit: Unit = new Map()
    for (const [, key = '', value = ''] of place(readFileSync(place(`/etc/systemd/system/${name}`), 'utf8')).matchAll(
      /^(\w+)=(.*)$/gm,
    ))
      unit.set(key, [...(unit.get(key) ?? []), value])
    return unit
  }
  const first = (unit: Unit, key: string): string => unit.get(key)?.[0] ?? ''

  function spawnCommand(unit: Unit, command: string): ChildProcess {
    for (const folder of first(unit, 'StateDirectory').split(' '))
      mkdirSync(place(`/var/lib/${folder}`), { recursive: true, mode: 0o700 })
    const file = first(unit, 'EnvironmentFile').replace(/^-/, '')
    const own = (unit.get('Environment') ?? []).join('\n')
    const started = spawn('sh', ['-c', `exec ${command.replaceAll('%%', '%').replaceAll('$$', '$')}`], {
      cwd: first(unit, 'WorkingDirectory'),
      env: { ...env, ...parseEnv(own), ...parseEnv(readFileSync(file, 'utf8')) },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [started.stdout, started.stderr])
      stream.on('data', (chunk: Buffer) => (log += chunk.toString()))
    return started
  }

  async function start(name: string): Promise<void> {
    if (name.endsWith('.timer')) {
      if (!existsSync(place(`/etc/systemd/system/${name}`))) throw new Error(`${name} does not exist.`)
      return
    }
    const unit = readUnit(`${name}.service`)
    if (first(unit, 'Type') === 'exec') {
      running.set(name, spawnCommand(unit, first(unit, 'ExecStart')))
      return
    }
    for (const command of [...(unit.get('ExecStart') ?? []), ...(unit.get('ExecStartPost') ?? [])]) {
      const [code] = await once(spawnCommand(unit, command), 'exit')
      if (code !== 0) throw new Error(`${name} ended with ${code}:\n${log}`)
    }
  }

  async function stop(name: string): Promise<void> {
    const child = running.get(name)
    running.delete(name)
    if (!child || child.exitCode !== null) return
    const exit = once(child, 'exit')
    child.kill()
    await exit
  }

  return {
    log: () => log,
    start,
    stop,
    isRunning: (name: string): boolean => running.get(name)?.exitCode === null,
    async stopAll() {
      for (const name of running.keys()) await stop(name)
    },
  }
}
