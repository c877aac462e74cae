import { execFileSync } from 'node:child_process'
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
import { followStep } from './follow-step.ts'
import type { Recipe } from './read-recipe.ts'

/** A copy of the repository in which recipes are followed. */
export interface RecipeTree extends Disposable {
  /** Follows a recipe but for its checks. */
  follow: (recipe: Recipe) => void
  /** Runs a command; throws with its output if it fails. */
  run: (command: string) => void
}

const NOT_COPIED = /^(?:\.git|node_modules|build.*|var|test-results|playwright-report)$/

export function copyTree(): RecipeTree {
  const root = mkdtempSync(join(tmpdir(), 'recipes-'))
  for (const name of readdirSync('.').filter((one) => !NOT_COPIED.test(one)))
    cpSync(name, join(root, name), { recursive: true })
  symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'))

  return {
    follow({ steps }) {
      for (const step of steps) {
        if (step.kind === 'commands') run(root, step.commands)
        else {
          const path = join(root, step.file)
          const text = followStep(step, existsSync(path) ? readFileSync(path, 'utf8') : undefined)
          mkdirSync(dirname(path), { recursive: true })
          writeFileSync(path, text)
        }
      }
    },
    run: (command) => run(root, command),
    [Symbol.dispose]: () => rmSync(root, { recursive: true }),
  }
}

/** The tests run under Vitest, whose settings are not those of the commands in the copy. */
const OWN_SETTINGS = /^(?:VITEST|TEST$|NODE_ENV$|BUILD_DIR$)/

function run(root: string, command: string): void {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !OWN_SETTINGS.test(name)))
  try {
    execFileSync('sh', ['-ec', command], { cwd: root, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    throw new Error(`${command} failed:\n${stdout}\n${stderr}`, { cause: error })
  }
}
