import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { ownTextsMark } from './own-texts.ts'

/**
 * Top folders and files that no build reads; each other one counts, so that a new one is not forgotten. A build that reads one of
 * these says so and leaves no mark.
 */
const NOT_READ =
  /^(?:\.git|\.ci|\.react-router|node_modules|build.*|var(?:-.*)?|test-results|playwright-report|bench|data|deploy|docs|examples|test|\.env.*|.*\.md)$/
/** Written by the build itself. */
const MADE = ['web/i18n/generated', 'var/own-texts']
/** Versions of all packages, as npm has installed them. */
const INSTALLED = 'node_modules/.package-lock.json'
/** Variables that change a build, apart from COMPANY_DIR. */
const VARIABLES = ['NODE_ENV', 'BROWSERSLIST', 'BROWSERSLIST_ENV'] as const

const isIn = (path: string, folders: readonly string[]): boolean =>
  folders.some((folder) => path === folder || path.startsWith(`${folder}/`))

/** Files whose contents decide what a build makes, as paths below the root. A build reads the company's words, and no other file of it. */
function listSources(root: string, companyDir: string): string[] {
  const apart = toPath(root, resolve(root, companyDir))
  const made = apart === '' || apart.startsWith('..') ? MADE : [...MADE, apart]
  const all = readdirSync(root, { withFileTypes: true })
    .filter(({ name }) => !NOT_READ.test(name))
    .flatMap((top) =>
      top.isDirectory()
        ? readdirSync(join(root, top.name), { recursive: true, withFileTypes: true })
            .filter((entry) => !entry.isDirectory())
            .map((entry) => join(entry.parentPath, entry.name))
        : join(root, top.name),
    )
  return all.map((path) => toPath(root, path)).filter((path) => !isIn(path, made))
}

const toPath = (root: string, file: string): string => relative(root, file).split(sep).join('/')

/** A linked folder may change unseen: each state of it is another one. */
const contentOf = (path: string): Buffer =>
  statSync(path).isFile() ? readFileSync(path) : Buffer.from(crypto.randomUUID())

/** Tells one state of the sources from another: contents of files, packages, Node, and the company's own words. */
export function hashSources(root: string, companyDir: string): string {
  const hash = createHash('sha256')
  for (const path of [...listSources(root, companyDir).toSorted(), INSTALLED].filter((one) =>
    existsSync(join(root, one)),
  )) {
    const content = contentOf(join(root, path))
    hash.update(`${path}\0${content.length}\0`).update(content)
  }
  const variables = VARIABLES.map((name) => process.env[name] || (name === 'NODE_ENV' ? 'production' : ''))
  return hash.update([process.version, ownTextsMark(companyDir), ...variables].join('\0')).digest('hex')
}

/** Files of this project that a build has read without their being sources: {@link NOT_READ} is wrong about them. */
export const unlistedSources = (root: string, files: Iterable<string>): string[] =>
  [...files]
    .map((file) => toPath(root, file.split(/[?\0]/, 1)[0] ?? ''))
    .filter((path) => path !== '' && !path.startsWith('..') && existsSync(join(root, path)))
    .filter((path) => !path.includes('node_modules/') && !isIn(path, MADE) && NOT_READ.test(path.split('/')[0] ?? ''))

const MARK = 'sources'
const unfinished = (buildDir: string): string => join(buildDir, `${MARK}-${process.pid}`)

/** Takes the mark off a build that begins. It comes back when the build is complete. */
export function beginBuild(buildDir: string, root: string, companyDir: string): void {
  // A build has two halves, and sources may change between them.
  if (existsSync(unfinished(buildDir))) return
  mkdirSync(buildDir, { recursive: true })
  for (const name of readdirSync(buildDir)) if (name.startsWith(MARK)) rmSync(join(buildDir, name))
  writeFileSync(unfinished(buildDir), hashSources(root, companyDir))
}

/** Leaves a build without a mark, so that each start makes it again. */
export const leaveUnmarked = (buildDir: string): void => rmSync(unfinished(buildDir), { force: true })

export function completeBuild(buildDir: string): void {
  if (existsSync(unfinished(buildDir))) renameSync(unfinished(buildDir), join(buildDir, MARK))
}

/** Whether the build is complete and of these sources. */
export const isBuilt = (buildDir: string, root: string, companyDir: string): boolean =>
  existsSync(join(buildDir, MARK)) &&
  existsSync(join(buildDir, 'server/main.js')) &&
  readFileSync(join(buildDir, MARK), 'utf8') === hashSources(root, companyDir)
