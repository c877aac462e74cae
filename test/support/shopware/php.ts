import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const TWIG = '/usr/share/php/Twig/autoload.php'

/** Whether this machine lacks PHP or, where `twig` is wanted, Debian's php-twig; prints it. */
export function hasNoPhp({ twig = false } = {}): boolean {
  const reason = reasonAgainst(twig)
  if (reason !== undefined) console.log(`Tests that need PHP are skipped: ${reason}.`)
  return reason !== undefined
}

function reasonAgainst(twig: boolean): string | undefined {
  try {
    execFileSync('php', ['--version'], { stdio: 'ignore' })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return 'there is no php'
    throw error
  }
  return twig && !existsSync(TWIG) ? `there is no php-twig at ${TWIG}` : undefined
}

const php = (script: string, input: object): string =>
  execFileSync('php', [join(import.meta.dirname, 'php', script)], { input: JSON.stringify(input) }).toString()

interface TemplateToRender {
  template: string
  /** HTML, not plain text. */
  escape: boolean
  /** `de-DE`. */
  locale: string
  data: object
}

/**
 * Renders a mail template as a Shopware does.
 * @throws where the template has an error: the mail would not be sent
 */
export const renderMail = (mail: TemplateToRender): string => php('render-mail.php', mail)

type PluginStep = 'install' | 'update' | 'uninstall' | 'keep'
const writes = z.array(
  z.tuple([z.enum(['create', 'upsert', 'delete']), z.string(), z.array(z.record(z.string(), z.unknown()))]),
)

/** Takes the plugin of a folder through steps in front of rows by entity. Returns its writes: action, entity, rows. */
export const runPlugin = (folder: string, steps: PluginStep[], rows: Record<string, object[]>) =>
  writes.parse(JSON.parse(php('run-plugin.php', { folder, steps, rows })))
