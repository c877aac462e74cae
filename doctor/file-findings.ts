import { isOwnMachine } from '#server/config.ts'
import type { Ask } from './ask.ts'
import { errorOf, type Finding } from './finding.ts'
import { codesOf } from './unreachable.ts'

interface FileSettings {
  publicUrl: string
  /** The system that names the files. */
  setting: 'SHOP_URL' | 'CONTENT_URL' | 'SEARCH_URL'
}

/**
 * Tries to load files as visitors' browsers do. Their addresses may be those of the system's own machine. A proxy in
 * front of it may not pass on their paths.
 * @param urls one address of each kind of file
 */
export async function fileFindings(
  urls: readonly string[],
  { publicUrl, setting }: FileSettings,
  ask: Ask,
): Promise<Finding[]> {
  for (const url of new Set(urls)) {
    const problem = URL.canParse(url) ? await problemOf(new URL(url), publicUrl, ask) : 'leads to this site'
    // One finding is enough: all files have the same cause.
    if (problem !== undefined) return [errorOf(`A file that ${setting} names, ${url}, ${problem}.`, remedyFor(setting))]
  }
  return []
}

async function problemOf(url: URL, publicUrl: string, ask: Ask): Promise<string | undefined> {
  if (isOwnMachine(url.hostname) && !isOwnMachine(new URL(publicUrl).hostname))
    return 'leads visitors to their own machine'
  try {
    const { status } = await ask(url.href, { method: 'HEAD' })
    return status >= 400 ? `cannot be loaded (${status})` : undefined
  } catch (error) {
    return `cannot be loaded (${codesOf(error)[0] ?? 'no response'})`
  }
}

const remedyFor = (setting: FileSettings['setting']): string =>
  `Make the system at ${setting} name its files as visitors reach them, and let a proxy in front pass on their paths: by PUBLIC_URL of another instance of this site, shopware.filesystem.public.url of a Shopware, the base of a TYPO3's site.`
