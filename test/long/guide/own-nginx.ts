import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

interface NginxOptions {
  nginx: string
  /** Folder of its own files. */
  folder: string
  /** Folder of the guide's configuration. */
  confs: string
  place: (text: string) => string
  /** Ports of this machine in the place of those that the files name. */
  ports: { plain: number; tls: number; site: number }
}

/** nginx as Debian's package starts it, with all files of `conf.d`; it goes to the background. */
export function createOwnNginx({ nginx, folder, confs, place, ports }: NginxOptions) {
  const config = join(folder, 'nginx.conf')
  const run = (...args: string[]) =>
    execFileSync(nginx, ['-c', config, '-p', folder, '-e', `${folder}/error.log`, ...args], { stdio: 'pipe' })
  const isRunning = () => existsSync(join(folder, 'nginx.pid'))
  return {
    reload() {
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => {
        mkdirSync(join(folder, name), { recursive: true })
        return `${name}_temp_path ${folder}/${name};`
      })
      const own = readdirSync(confs).map((name) =>
        place(readFileSync(join(confs, name), 'utf8'))
          .replaceAll('listen 80;', `listen 127.0.0.1:${ports.plain};`)
          .replaceAll('listen 443 ', `listen 127.0.0.1:${ports.tls} `)
          .replaceAll('127.0.0.1:3000', `127.0.0.1:${ports.site}`)
          .replaceAll(/^ *listen \[::\].*\n/gm, ''),
      )
      writeFileSync(
        config,
        `user root;\npid ${folder}/nginx.pid;\nevents {}\nhttp {\n${[...temporary, ...own].join('\n')}\n}\n`,
      )
      run(...(isRunning() ? ['-s', 'reload'] : []))
    },
    stop() {
      if (isRunning()) run('-s', 'stop')
    },
  }
}
