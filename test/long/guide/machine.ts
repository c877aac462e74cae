import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { NGINX } from '#test/support/documented-nginx.ts'
import { freePort } from '#test/support/free-port.ts'
import type { RecipeStep } from '#test/docs/recipes/read-recipe.ts'
import { openMailbox } from './mailbox.ts'
import { POSTGRES_PROGRAMS, startOwnCluster } from './own-cluster.ts'
import { createOwnNginx } from './own-nginx.ts'
import { createUnits } from './units.ts'

/** The reader's words in capitals. */
const PASSWORD = 'guide2026'
const MAIL = { user: 'website', password: 'mail2026' }
export const DOMAIN = 'www.puffer.test'
export const MAIL_ADDRESS = 'website@puffer.test'

/** Why this machine cannot follow the guide; undefined if it can. */
export function reasonAgainstGuide(): string | undefined {
  if (process.getuid?.() !== 0) return 'not root'
  if (!NGINX) return 'missing: nginx'
  return POSTGRES_PROGRAMS ? undefined : 'missing: postgresql'
}

/**
 * The reader's machine in a folder: paths of the guide are in it, its ports are free ones. PostgreSQL, nginx, the mail server
 * and the certificate are the test's own; packages come from npm, if possible from its cache.
 */
export async function startGuideMachine() {
  const root = mkdtempSync(join(tmpdir(), 'guide-'))
  const place = (text: string): string =>
    text.replaceAll(/(?<![\w.])\/(opt|etc|tmp|var\/(?:lib|log|www))\//g, `${root}/$1/`)
  // As the folders of a machine are, for the user postgres and for nginx.
  chmodSync(root, 0o755)
  for (const folder of ['opt', 'tmp', 'etc/systemd/system', 'etc/nginx/conf.d', 'var/lib', 'var/log/nginx', 'nginx'])
    mkdirSync(join(root, folder), { recursive: true })
  const [key, cert] = [join(root, 'key.pem'), join(root, 'cert.pem')]
  const names = ['-subj', `/CN=${DOMAIN}`, '-addext', `subjectAltName=DNS:${DOMAIN},DNS:localhost`]
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  execFileSync('openssl', ['req', '-x509', ...curve, '-days', '2', ...names, '-keyout', key, '-out', cert], {
    stdio: 'ignore',
  })
  const cluster = await startOwnCluster()
  const mailbox = await openMailbox({ key: readFileSync(key), cert: readFileSync(cert), ...MAIL })
  const ports = { plain: await freePort(), tls: await freePort(), site: await freePort() }
  const env = {
    PATH: `${process.env['PATH']}:${POSTGRES_PROGRAMS}`,
    HOME: process.env['HOME'] ?? root,
    LANG: 'C.UTF-8',
    npm_config_prefer_offline: 'true',
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    PORT: String(ports.site),
    // A busy machine is not a service that hangs.
    PATIENCE: '10',
    NODE_EXTRA_CA_CERTS: cert,
  }
  const units = createUnits({ place, env })
  const confs = join(root, 'etc/nginx/conf.d')
  const nginx = createOwnNginx({ nginx: NGINX ?? '', folder: join(root, 'nginx'), confs, place, ports })

  /** The reader's words in the place of those in capitals, and paths and ports of this machine. */
  const fill = (text: string): string =>
    place(text)
      .replaceAll('REPOSITORY', process.cwd())
      .replaceAll('MAIL_USER', MAIL.user)
      .replaceAll('MAIL_PASSWORD', MAIL.password)
      .replaceAll('MAIL_ADDRESS', MAIL_ADDRESS)
      .replaceAll('MAIL_SERVER', `localhost:${mailbox.port}`)
      .replaceAll('PASSWORD', PASSWORD)
      .replaceAll('@127.0.0.1/', `@127.0.0.1:${cluster.port}/`)
      .replaceAll('DOMAIN', DOMAIN)
      .replaceAll('VERSION', 'HEAD')

  let cwd = root
  const site = `http://127.0.0.1:${ports.site}`

  /** Waits until the site serves, or says why it does not. */
  async function untilReady(isEnded: () => boolean, log: () => string): Promise<void> {
    for (;;) {
      const status = await fetch(`${site}/health/ready`).then(
        (response) => response.status,
        () => 0,
      )
      if (status === 200) return
      if (isEnded()) throw new Error(`The site did not start:\n${log()}`)
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
  }

  function spawnShell(command: string, more: Record<string, string> = {}) {
    const child = spawn('sh', ['-ec', command], { cwd, env: { ...env, ...more }, detached: true })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
    return { child, output: () => output }
  }

  async function shell(command: string): Promise<string> {
    const { child, output } = spawnShell(command, command.startsWith('runuser ') ? cluster.env : {})
    // It asks the terminal for the password twice, and without one it reads here. All others end without reading.
    if (command.includes('--pwprompt')) child.stdin.end(`${PASSWORD}\n${PASSWORD}\n`)
    else child.stdin.destroy()
    const [code] = await once(child, 'close')
    if (code !== 0) throw new Error(`${command} ended with ${code}:\n${output()}`)
    return output()
  }

  /** A command that runs until its reader presses Ctrl+C, here after `look`. */
  async function shellUntil(command: string, look: (url: string) => Promise<void>): Promise<void> {
    const { child, output } = spawnShell(command)
    const exit = once(child, 'exit')
    await untilReady(() => child.exitCode !== null, output)
    await look(site)
    process.kill(-(child.pid ?? 0), 'SIGINT')
    await exit
  }

  async function systemctl(verb: string, names: string[]): Promise<void> {
    if (names.includes('nginx')) return nginx.reload()
    for (const name of names) {
      if (verb === 'stop' || verb === 'restart') await units.stop(name)
      if (verb !== 'stop') await units.start(name)
      if (units.isRunning(name)) await untilReady(() => !units.isRunning(name), units.log)
    }
  }

  return {
    root,
    ports,
    mailbox,
    fill,
    units,
    /** Does one command of the guide, and returns its output. `look` sees the site of one that runs until Ctrl+C. */
    async run(command: string, look: (url: string) => Promise<void>): Promise<string> {
      const [program = '', verb = '', ...rest] = command.split(' ')
      if (program === 'apt-get') return 'not done: the packages of the machine'
      if (program === 'cd') cwd = fill(verb)
      else if (program === 'systemctl')
        await systemctl(
          verb,
          rest.filter((one) => !one.startsWith('--')),
        )
      else if (program === 'certbot') {
        const live = join(root, 'etc/letsencrypt/live', DOMAIN)
        mkdirSync(live, { recursive: true })
        copyFileSync(cert, join(live, 'fullchain.pem'))
        copyFileSync(key, join(live, 'privkey.pem'))
        return 'not done: a certificate of the test'
      } else if (command.endsWith('npm start')) await shellUntil(fill(command), look)
      else return shell(fill(command))
      return ''
    },
    write(step: Extract<RecipeStep, { file: string }>): void {
      if (step.kind !== 'new file') throw new Error(`Line ${step.line} changes a file.`)
      const path = place(step.file)
      if (existsSync(path)) throw new Error(`${path} exists already.`)
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, fill(step.text))
    },
    /** Rows of a query on a database of the cluster, a line each. */
    query: (database: string, sql: string): string =>
      execFileSync('runuser', ['-u', 'postgres', '--', 'psql', '-At', '--dbname', database, '--command', sql], {
        cwd: root,
        env: { ...env, ...cluster.env },
        encoding: 'utf8',
      }).trim(),
    async dispose() {
      nginx.stop()
      await units.stopAll()
      await mailbox.close()
      cluster.dispose()
      rmSync(root, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
    },
  }
}
