import { expect } from 'vitest'
import { productId } from '#backend/shop/import/rows/keys.ts'
import { CAD_FORMATS } from '#web/app/paths.ts'
import { CONFIRMED, readAddressForm, readSummary, visit, type Visitor } from '#test/support/visitor.ts'
import type { LackingDocument } from './leave-out.ts'

/** Lines of one quote request. */
const A_REQUEST = 40
const PER_PAGE = 24

const productPath = ({ index }: LackingDocument) => `/de/shop/product/all/c${index}/p${index}`

/** Everything that is made of a product, and may fail: page, files, and its category's list. */
const addressesOf = (document: LackingDocument): string[] => {
  const [product, variant] = [productId(`P${document.index}`), productId(`P${document.index}-V`)]
  return [
    productPath(document),
    `${productPath(document)}?variant=P${document.index}-V`,
    `/de/shop/category/all/c${document.index}`,
    `/de/shop/sheet/${product}?variant=P${document.index}-V`,
    `/de/shop/compare?item=P${document.index}&item=RAIL`,
    `/de/shop/cad/${variant}`,
    ...CAD_FORMATS.map((format) => `/de/shop/cad/${variant}/${format}`),
  ]
}

/** Lengths that a file of a bar or a sheet asks for. */
const CAD_SIZES = ['?length=100', '?length=100&width=100']

async function open(address: string): Promise<number> {
  const { status, body } = await fetch(address)
  await body?.cancel()
  for (const size of status === 422 && !address.includes('?') ? CAD_SIZES : []) {
    const sized = await open(address + size)
    if (sized !== 422) return sized
  }
  return status
}

/** A product without a shape has no CAD files, which is not a failure. */
const isShown = (path: string, status: number) => status === 200 || (path.includes('/shop/cad/') && status === 404)

/** Opens everything of each document; returns what was not shown, with what the document lacks. */
export async function notShown(url: string, documents: readonly LackingDocument[]): Promise<string[]> {
  const failed: string[] = []
  for (const document of documents) {
    for (const path of addressesOf(document)) {
      const status = await open(url + path)
      if (!isShown(path, status)) failed.push(`${status} ${path} ${lackOf(document)}`)
    }
  }
  for (let page = 1; page <= Math.ceil(documents.length / PER_PAGE); page++) {
    const status = await open(`${url}/de/shop/category/all?p=${page}`)
    if (status !== 200) failed.push(`${status} page ${page} of the list`)
  }
  return failed
}

export const lackOf = ({ lacks }: LackingDocument): string => lacks.map((path) => path.join('.')).join(' + ')

/** Requests a quote of each document; returns how many requests were sent. Their mails are made after that. */
export async function requestAll(url: string, documents: readonly LackingDocument[]): Promise<number> {
  let sent = 0
  for (let from = 0; from < documents.length; from += A_REQUEST) {
    const visitor = visit(url)
    for (const document of documents.slice(from, from + A_REQUEST)) await add(visitor, document)
    expect((await visitor.get('/de/shop/cart')).status).toBe(200)
    expect((await visitor.post('/de/shop/checkout', await readAddressForm(visitor))).status).toBe(302)
    const { key } = await readSummary(visitor)
    expect((await visitor.post('/de/shop/checkout?step=summary', { ...CONFIRMED, key })).status).toBe(302)
    expect((await visitor.get('/de/shop/orderconfirmation')).status).toBe(200)
    sent += 1
  }
  return sent
}

async function add(visitor: Visitor, document: LackingDocument): Promise<void> {
  const fields = { variant: `P${document.index}-V`, c_profile: 'none', quantity: '1' }
  const sizes = { cut_length: '100', width: '100', length: '100' }
  const response = await visitor.post(productPath(document), { ...fields, ...sizes })
  expect([response.status, lackOf(document)]).toEqual([303, lackOf(document)])
}
