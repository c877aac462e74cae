import { execFileSync } from 'node:child_process'
import { globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { freePort } from '#test/support/free-port.ts'

/** Folder with the programs of Debian's newest PostgreSQL, or undefined. */
export const POSTGRES_PROGRAMS = globSync('/usr/lib/postgresql/*/bin/initdb').toSorted().map(dirname).at(-1)

/** A PostgreSQL without databases of its own, as after its installation; the user `postgres` has all rights. */
export interface OwnCluster {
  /** Variables by which its programs find it. */
  env: Record<string, string>
  port: number
  dispose: () => void
}

export async function startOwnCluster(): Promise<OwnCluster> {
  const folder = mkdtempSync(join(tmpdir(), 'guide-cluster-'))
  execFileSync('chown', ['postgres', folder])
  const port = await freePort()
  const run = (program: string, ...args: string[]) =>
    execFileSync('runuser', ['-u', 'postgres', '--', join(POSTGRES_PROGRAMS ?? '', program), ...args], {
      cwd: folder,
      stdio: 'ignore',
    })
  const data = join(folder, 'data')
  // Debian's rules: the system's user by the socket, a password over the network.
  run('initdb', '--pgdata', data, '--encoding=UTF8', '--auth-local=peer', '--auth-host=scram-sha-256')
  const options = `-c port=${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c fsync=off`
  run('pg_ctl', '--pgdata', data, '--wait', '--log', join(folder, 'log'), '--options', options, 'start')
  return {
    env: { PGHOST: folder, PGPORT: String(port) },
    port,
    dispose() {
      run('pg_ctl', '--pgdata', data, '--mode=immediate', '--wait', 'stop')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
