import { readHitPage } from '#contracts/search/read-hit-page.ts'
import { toSearchParams } from '#contracts/search/search-request.ts'
import { ACCESS_KEY } from '#contracts/shop/headers.ts'
import type { Ask } from '#doctor/ask.ts'
import { fileFindings } from '#doctor/file-findings.ts'
import type { Finding } from '#doctor/finding.ts'
import { pictureFindings } from '#doctor/picture-findings.ts'
import { originsOf } from '#doctor/shop/context-findings.ts'
import { shopContextSchema } from '#doctor/shop/shop-facts.ts'
import { unreachable } from '#doctor/unreachable.ts'
import type { Config } from '#server/config.ts'

type SearchSettings = Pick<Config, 'searchUrl' | 'shop' | 'contentUrl' | 'publicUrl' | 'imageOrigins' | 'defaultLocale'>

/** A search whose hits have both pictures and documents. */
const TERM = 'Datenblatt'

/** Sends a search service the request of a page, and looks for the files of its hits. A cluster has no such address. */
export async function checkSearch(settings: SearchSettings, ask: Ask): Promise<Finding[]> {
  const { searchUrl = '', shop, contentUrl, publicUrl, imageOrigins, defaultLocale } = settings
  try {
    const query = toSearchParams({ term: TERM, locale: defaultLocale })
    const { json } = await ask(`${searchUrl}/search?${query}`)
    const { hits } = readHitPage(json, { hosts: [new URL(publicUrl).host], contentUrl })
    const pictures = hits.flatMap(({ img }) => img || [])
    const documents = hits.flatMap(({ processor, url }) => (processor === 'downloads' ? url : []))
    // Paths are files of this site, as long as it has a service with files.
    const isElsewhere = (url: string): boolean =>
      URL.canParse(url) || (shop.url !== undefined && contentUrl !== undefined)
    const ofChannel = shop.url === undefined ? [] : await channelOriginsAt(shop.url, shop.accessKey, ask)
    return [
      ...pictureFindings(pictures, {
        imageOrigins: [...imageOrigins, ...ofChannel],
        publicUrl,
        setting: 'SEARCH_URL',
      }),
      ...(await fileFindings(
        [pictures, documents].flatMap((urls) => urls.filter(isElsewhere).slice(0, 1)),
        { publicUrl, setting: 'SEARCH_URL' },
        ask,
      )),
    ]
  } catch (error) {
    return [unreachable(error, 'SEARCH_URL', new URL(searchUrl).origin)]
  }
}

/** Pages allow pictures of the sales channel's domains. */
async function channelOriginsAt(url: string, accessKey: string, ask: Ask): Promise<string[]> {
  const { json } = await ask(`${url}/context`, { headers: { [ACCESS_KEY]: accessKey } })
  const context = shopContextSchema.safeParse(json).data
  return context ? originsOf(context) : []
}
