import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { readConfig, SETTING_NAMES } from '#server/config.ts'
import { startWarnings } from '#server/process/start-warnings.ts'

/** Variables of a file of settings that other programs read: Node, glibc, npm, compose. */
const OF_OTHERS = /^(?:NODE_|MALLOC_|npm_|COMPOSE_|POSTGRES_|TZ$|SITE_ADDRESS$)/

export interface CheckedSettings {
  problems: string[]
  /** Warnings of a start with these settings. */
  warnings: string[]
}

/**
 * Checks the settings with which a server would start.
 * @param file of lines `NAME=value`; in it, unknown names are problems. Variables of the environment go before, as for Node.
 */
export function checkSettings(env: Record<string, string | undefined>, root: string, file?: string): CheckedSettings {
  try {
    const given = file === undefined ? {} : parseEnv(readFileSync(file, 'utf8'))
    const known = new Set<string>(SETTING_NAMES)
    const unknown = Object.keys(given).filter((name) => !known.has(name) && !OF_OTHERS.test(name))
    const problems = unknown.map((name) => `${file}: ${name} is not a setting.`)
    const all = { ...given, ...env }
    return { problems, warnings: startWarnings(readConfig(all, root), all['NODE_OPTIONS']) }
  } catch (error) {
    if (!(error instanceof Error)) throw error
    return { problems: [error.message], warnings: [] }
  }
}
