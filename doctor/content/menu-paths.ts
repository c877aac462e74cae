import { z } from 'zod'

interface MenuEntry {
  link?: string | null | undefined
  children?: MenuEntry[] | null | undefined
}

const entry: z.ZodType<MenuEntry> = z.lazy(() =>
  z.object({ link: z.string().nullish(), children: z.array(entry).nullish() }),
)
const menus = z.object({ navigation: z.array(entry).nullish() })

/** Paths of the pages in a TYPO3's menu, of all levels; pages of other sites and of the shop are left out. */
export function menuPathsOf(json: unknown, contentUrl: string): string[] {
  const hosts = new Set([new URL(contentUrl).host])
  const walk = (entries: readonly MenuEntry[]): string[] =>
    entries.flatMap(({ link, children }) => [...pathOf(link, contentUrl, hosts), ...walk(children ?? [])])
  const [home] = menus.safeParse(json).data?.navigation ?? []
  return [...new Set(walk(home?.children ?? []))]
}

function pathOf(link: string | null | undefined, contentUrl: string, hosts: ReadonlySet<string>): string[] {
  if (!link || !URL.canParse(link, contentUrl)) return []
  const { host, pathname } = new URL(link, contentUrl)
  return hosts.has(host) && !/^\/[a-z]{2}\/(shop|tools)(\/|$)/.test(pathname) ? [pathname] : []
}
