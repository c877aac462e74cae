import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'

/** Milliseconds for which a mail may be on its way, on a busy machine. */
const PATIENCE = 30_000

/** Returns the link's path and query from the newest mail to an address, once the site has written it. */
export async function readMailLink(dataDir: string, to: string, path: string): Promise<string> {
  const { pathname, search } = await readMailUrl(dataDir, to, path)
  return pathname + search
}

/** As {@link readMailLink}, with the site that the link leads to. */
export async function readMailUrl(dataDir: string, to: string, path: string): Promise<URL> {
  const folder = join(dataDir, 'mails')
  const deadline = Date.now() + PATIENCE
  /** Mails that were read and do not match. */
  const others = new Set<string>()
  while (Date.now() < deadline) {
    const names = (await readdir(folder).catch(() => []))
      .filter((name) => name.endsWith('.eml') && !others.has(name))
      .toSorted()
    for (const name of names.toReversed()) {
      const mail = await PostalMime.parse(await readFile(join(folder, name)))
      const links = (mail.text ?? '').match(/^https?:\S+$/gm) ?? []
      const link = links.map((url) => new URL(url)).find(({ pathname }) => pathname.includes(path))
      if (link && mail.to?.some(({ address }) => address === to)) return link
      others.add(name)
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`No mail to ${to} has a link to ${path}`)
}
