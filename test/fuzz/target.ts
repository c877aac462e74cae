import { send } from './send.ts'
import type { KnownIds } from './operations.ts'

/** A server under test. */
export interface Target {
  ids: KnownIds
  /** Address of a picture. */
  picture: string
  /** Throws if it does not respond to a valid request. */
  checkAlive: () => Promise<void>
}

const HEADERS = { 'sw-access-key': 'SWSCDEMOPROFILWERK00000000', 'content-type': 'application/json' }

/** Reads the data for inputs from a server's shop. */
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
