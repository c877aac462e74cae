import { SETTING_DEFAULTS } from '#server/config.ts'
import { SETTING_GROUPS } from './described-settings.ts'

/** Returns the tables of docs/operating.md. */
export function settingTables(): string {
  const tables = SETTING_GROUPS.map(({ title, settings }) => {
    const rows = Object.entries(settings).map(([name, { meaning, since }]) => {
      const value = SETTING_DEFAULTS.get(name) ?? ''
      return `| \`${name}\` |${value === '' ? '' : ` \`${value}\``} | ${meaning} | ${since} |`
    })
    return [`| ${title} | default | meaning | since |`, '| --- | --- | --- | --- |', ...rows].join('\n')
  })
  return `${tables.join('\n\n')}\n`
}

const INTRODUCTION = `# Settings of Profilwerk. Copy this file to .env and remove the # of what you change.
# npm run config:check -- .env says whether the server would start with it. Described in docs/operating.md.
`

/** Returns \`.env.example\`: every setting with its default, none of them set. */
export function exampleFile(): string {
  const groups = SETTING_GROUPS.map(({ title, settings }) => {
    const lines = Object.entries(settings).map(([name, { meaning }]) => {
      const value = SETTING_DEFAULTS.get(name) ?? ''
      return `# ${plain(meaning)}\n#${name}=${/[\s#"]/.test(value) ? `'${value}'` : value}\n`
    })
    return `\n## ${title}\n\n${lines.join('')}`
  })
  return INTRODUCTION + groups.join('')
}

/** Without the marks of Markdown. */
const plain = (meaning: string): string => meaning.replace(/ \(\[[^\]]*\]\([^)]*\)\)/g, '').replaceAll('`', '')
