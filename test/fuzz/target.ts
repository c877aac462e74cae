import { send } from './send.ts'
import type { KnownIds } from './operations.ts'

/** What a server under test has to offer. */
export interface Target {
  ids: KnownIds
  /** Address of a picture. */
  picture: string
  /** Throws when it does not answer an honest question. */
  checkAlive: () => Promise<void>
}

const HEADERS = { 'sw-access-key': 'SWSCDEMOPROFILWERK00000000', 'content-type': 'application/json' }

/** Asks a server's shop what inputs can be made of. */
export async function learn(url: string): Promise<Target> {
  const ask = async (address: string, json?: object) => {
    const [method = '', path = ''] = address.split(' ')
    const { status, body } = await send(url, { method, address: `/store-api${path}`, headers: HEADERS, json })
    if (status !== 200) throw new Error(`${address}: ${status} ${body.slice(0, 300)}`)
    return JSON.parse(body)
  }
  const context = await ask('GET /context')
  const products = await ask('POST /product', { associations: { cover: {} }, limit: 50 })
  const countries = await ask('POST /country', { limit: 1 })
  const variant = products.elements.find(({ parentId }: { parentId?: string }) => parentId)
  return {
    ids: {
      product: variant.id,
      category: context.salesChannel.navigationCategoryId,
      country: countries.elements[0].id,
    },
    picture: products.elements.find(({ cover }: { cover: object | null }) => cover).cover.media.url,
    checkAlive: async () => void (await ask('POST /product', { limit: 1 })),
  }
}
