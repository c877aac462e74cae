import { execFile } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { followStep } from './follow-step.ts'
import { readRecipe, type RecipeStep } from './read-recipe.ts'

/** All recipes, none before one that it builds on: a form needs its route, and a language all texts. */
export const RECIPES_IN_ORDER = ['a-block', 'an-operation', 'a-tool', 'a-route', 'a-form', 'a-language'].map(
  (name) => `docs/recipes/add-${name}.md`,
)

/** A copy of the repository in which recipes are followed. */
export interface RecipeTree extends Disposable {
  /** Follows a recipe of `docs/recipes` but for its checks, which it returns. */
  follow: (file: string) => Promise<string[]>
  /** Runs a command, and returns its output if it fails; empty if it passes. */
  failureOf: (command: string) => Promise<string>
}

const NOT_COPIED = /^(?:\.git|node_modules|build.*|var|test-results|playwright-report)$/

export function copyTree(): RecipeTree {
  const root = mkdtempSync(join(tmpdir(), 'recipes-'))
  for (const name of readdirSync('.').filter((one) => !NOT_COPIED.test(one)))
    cpSync(name, join(root, name), { recursive: true })
  symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'))

  return {
    async follow(file) {
      const { steps, checks } = readRecipe(readFileSync(file, 'utf8'))
      for (const step of steps) {
        try {
          await followIn(root, step)
        } catch (error) {
          throw new Error(`${file}, line ${step.line}: ${String(error)}`, { cause: error })
        }
      }
      return checks
    },
    failureOf: (command) => failureIn(root, command),
    [Symbol.dispose]: () => rmSync(root, { recursive: true }),
  }
}

async function followIn(root: string, step: RecipeStep): Promise<void> {
  if (step.kind === 'commands') {
    const failure = await failureIn(root, step.commands)
    if (failure) throw new Error(failure)
    return
  }
  const path = join(root, step.file)
  const text = followStep(step, existsSync(path) ? readFileSync(path, 'utf8') : undefined)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

/** The tests run under Vitest, whose settings are not those of the commands in the copy. */
const OWN_SETTINGS = /^(?:VITEST|TEST$|NODE_ENV$|BUILD_DIR$)/

const execute = promisify(execFile)

async function failureIn(root: string, command: string): Promise<string> {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !OWN_SETTINGS.test(name)))
  try {
    await execute('sh', ['-ec', command], { cwd: root, env, maxBuffer: Infinity })
    return ''
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string }
    return `${command}\n${stdout}\n${stderr}`
  }
}
