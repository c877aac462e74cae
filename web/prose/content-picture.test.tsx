import { expect, test } from 'vitest'
import { renderContentPage } from '#test/support/content-page.tsx'

const SIZES = 'https://cms.test/a-320.avif 320w, https://cms.test/a-640.avif 640w'
const file = (rest: object = {}) => ({
  publicUrl: 'https://cms.test/a.jpg',
  properties: { alternative: 'A sprocket', dimensions: { width: 640, height: 480 } },
  ...rest,
})
const split = (media: object) => ({ type: 'site_split', content: { media } })

test('A browser chooses among the sizes of a photo, and knows its room before it is loaded.', async () => {
  const media = file({ sources: [{ mimeType: 'image/avif', srcset: SIZES }] })
  const image = (await renderContentPage({ main: [split(media)] })).getByRole('img', { name: 'A sprocket' })
  const source = image.parentElement?.querySelector('source')
  expect([source?.getAttribute('srcset'), source?.getAttribute('type')]).toEqual([SIZES, 'image/avif'])
  expect(source?.getAttribute('sizes')).toContain('90vw')
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['640', '480'])
  expect([source?.getAttribute('width'), source?.getAttribute('height')]).toEqual(['640', '480'])
})

test('A crop for phones has its own room.', async () => {
  const mobile = {
    publicUrl: 'https://cms.test/m.jpg',
    properties: { dimensions: { width: 300, height: 400 } },
  }
  const page = await renderContentPage({ main: [split(file({ cropVariants: { mobile } }))] })
  const source = page.body.querySelector('source')
  expect(['media', 'width', 'height', 'sizes'].map((name) => source?.getAttribute(name))).toEqual([
    '(max-width: 47.9375rem)',
    '300',
    '400',
    null,
  ])
})

test('A picture of the stage is loaded at once, others when they come near.', async () => {
  const page = await renderContentPage({ stage: [split(file())], main: [split(file())] })
  expect(page.getAllByRole('img').map((image) => image.getAttribute('loading'))).toEqual([null, 'lazy'])
})

test('The part of a picture that its editor marked stays in view.', async () => {
  const placeOf = async (focusArea: object | null) => {
    const { publicUrl, properties } = file()
    const media = { publicUrl, properties: { ...properties, crop: { default: { focusArea } } } }
    return (await renderContentPage({ main: [split(media)] })).getByRole('img').className
  }
  const top = await placeOf({ x: 0, y: 0, width: 0.2, height: 0.2 })
  expect(top).not.toBe('')
  expect(await placeOf({ x: 0.8, y: 0.8, width: 0.2, height: 0.2 })).not.toBe(top)
  expect(await placeOf(null)).toBe('')
})
