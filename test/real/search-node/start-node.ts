import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { isFree } from '#test/support/free-port.ts'

/** Milliseconds for Maven's first download, and for the node's start on a slow machine. */
const MAVEN_TIME = 300_000
const START_TIME = 240_000
const HEAP = '512m'
const LEAST_JAVA = 17

/** Main class of each kind of node; its requirements are in the file of its name. */
const RUNNERS = {
  opensearch: 'org.codelibs.opensearch.runner.OpenSearchRunner',
  elasticsearch: 'org.codelibs.elasticsearch.runner.ElasticsearchClusterRunner',
} as const
export type NodeKind = keyof typeof RUNNERS

/** Names the missing part for a node on this machine; undefined if there is none. */
export function missingForNode(): string | undefined {
  const java = spawnSync('java', ['-version'], { encoding: 'utf8' })
  const version = /version "(\d+)/.exec(java.stderr ?? '')?.[1]
  if (version === undefined) return 'Java is not installed'
  if (Number(version) < LEAST_JAVA) return `Java is ${version}, not ${LEAST_JAVA} or newer`
  return spawnSync('mvn', ['-version']).status === 0 ? undefined : 'Maven is not installed'
}

/** A node in a process of its own, with its data in a folder that is deleted at the end. */
export async function startNode(kind: NodeKind): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'search-node-'))
  const classPath = await readClassPath(kind, folder)
  const port = await nodePort()
  // The runner counts its nodes from one, and adds the number to the ports.
  const given = {
    basePath: join(folder, 'node'),
    numOfNode: 1,
    baseHttpPort: port - 1,
    clusterName: folder.slice(-8),
  }
  const args = Object.entries(given).flatMap(([name, value]) => [`-${name}`, String(value)])
  const java = ['-Xms256m', `-Xmx${HEAP}`, '-cp', classPath, RUNNERS[kind]]
  const child = spawn('java', [...java, ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
  const lines: string[] = []
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => lines.splice(0, Math.max(0, lines.push(text) - 50)))
  }
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    }
    await rm(folder, { recursive: true, force: true })
  }
  const url = `http://127.0.0.1:${port}`
  const begun = Date.now()
  while (!(await isHealthy(url))) {
    if (child.exitCode === null && Date.now() - begun < START_TIME) await pause(500)
    else {
      await stop()
      throw new Error(`The node did not start:\n${lines.join('').slice(-4_000)}`)
    }
  }
  return { url, stop }
}

/** Lets Maven fetch the runner, the server and its modules, and returns where they are. */
async function readClassPath(kind: NodeKind, folder: string): Promise<string> {
  const file = join(folder, 'class-path')
  const args = ['-q', '-B', '-f', join(import.meta.dirname, `${kind}.xml`), 'dependency:build-classpath']
  const { status, stdout, stderr } = spawnSync('mvn', [...args, `-Dmdep.outputFile=${file}`], {
    encoding: 'utf8',
    timeout: MAVEN_TIME,
  })
  if (status !== 0) throw new Error(`Maven could not fetch ${kind}:\n${stdout}${stderr}`)
  return (await readFile(file, 'utf8')).trim()
}

/** The runner takes no port above 9299. */
const PORTS = { first: 9_210, last: 9_299 } as const

async function nodePort(): Promise<number> {
  for (let port: number = PORTS.first; port <= PORTS.last; port += 1) if (await isFree(port)) return port
  throw new Error(`No port from ${PORTS.first} to ${PORTS.last} is free`)
}

async function isHealthy(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/_cluster/health?wait_for_status=yellow&timeout=1s`)).ok
  } catch (error) {
    // It does not listen yet.
    if (error instanceof TypeError) return false
    throw error
  }
}
