const locs = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)

/**
 * Paths of the pages that the sitemaps of a site name, in all languages.
 * @param everyProduct pages of products are alike: each so many is listed.
 */
export async function listedAddresses(siteUrl: string, everyProduct = 1): Promise<string[]> {
  const read = async (path: string) => (await fetch(siteUrl + path)).text()
  const index = /^Sitemap: (\S+)$/m.exec(await read('/robots.txt'))?.[1] ?? ''
  const lists = await Promise.all(
    locs(await read(new URL(index, siteUrl).pathname)).map(async (file) => {
      const paths = locs(await read(file))
      return file.includes('products') ? paths.filter((_, at) => at % everyProduct === 0) : paths
    }),
  )
  return lists.flat()
}
