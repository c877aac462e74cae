import { createServer } from 'node:http'
import { once } from 'node:events'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPhotographReader } from './read-photographs.ts'

let picture: Buffer
const server = createServer((request, response) => {
  if (request.url === '/moved.webp') response.writeHead(302, { location: '/a.webp' }).end()
  else if (request.url === '/text.webp') response.end('no picture')
  else if (request.url === '/a.webp') response.end(picture)
  else response.writeHead(404).end()
})
let origin = ''
const problems: string[] = []
const warn = (_: unknown, message: string) => void problems.push(message)
beforeAll(async () => {
  picture = await sharp({ create: { width: 20, height: 10, channels: 4, background: '#0000' } })
    .webp()
    .toBuffer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
})
afterAll(() => void server.close())

test('A picture of a connected shop is a JPEG on white.', async () => {
  const read = createPhotographReader({ ownMedia: undefined, origins: [origin], warn })
  const found = await read(`${origin}/a.webp`)
  expect([found?.width, found?.height]).toEqual([20, 10])
  const { data, info } = await sharp(Buffer.from(found?.jpeg ?? '', 'base64'))
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([info.width, data[0]]).toEqual([20, 255])
})

test('Other origins, redirects, missing files and texts are left out.', async () => {
  const read = createPhotographReader({ ownMedia: undefined, origins: [origin], warn })
  const other = createPhotographReader({ ownMedia: undefined, origins: ['https://shop.example'], warn })
  expect(await other(`${origin}/a.webp`)).toBeUndefined()
  expect(await other('/media/a.webp')).toBeUndefined()
  for (const name of ['moved', 'text', 'missing']) expect(await read(`${origin}/${name}.webp`)).toBeUndefined()
  expect(problems).toEqual([
    expect.stringContaining('/moved.webp could not be printed'),
    expect.stringContaining('/text.webp could not be printed'),
  ])
})

test('A picture of the embedded shop is read in process, by its path.', async () => {
  const paths: string[] = []
  const ownMedia = async (path: string) => (paths.push(path), new Response(new Uint8Array(picture)))
  const read = createPhotographReader({ ownMedia, origins: [], warn })
  expect((await read('/media/1/320/a.webp'))?.width).toBe(20)
  expect(paths).toEqual(['/1/320/a.webp'])
})
