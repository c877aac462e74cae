import type { PictureSource } from './file.ts'
import { asArray, asNumber, asRecord, asText, type JsonRecord } from './json-record.ts'
import { readFileHref } from './links/read-href.ts'
import type { Reading } from './reading.ts'

/** Screens of the crops that a TYPO3 has for them: the site's own breakpoints. */
const CROPS = [
  ['mobile', '(max-width: 47.9375rem)'],
  ['tablet', '(min-width: 48rem) and (max-width: 73.75rem)'],
  ['desktop', '(min-width: 73.8125rem)'],
] as const

/**
 * Reads the other files of a picture. The embedded content system has sizes and formats. A TYPO3 has crops by screen,
 * widths as shares of the picture's own, and the retina file. Undefined if there are none.
 */
export function readPictureSources(file: JsonRecord, picture: Picture, reading: Reading): PictureSource[] | undefined {
  const sources = [
    ...readSizes(file, reading),
    ...readCrops(file, reading),
    ...readShares(file, picture, reading),
    ...readRetina(file, picture.url, reading),
  ]
  return sources.length === 0 ? undefined : sources
}

/** Its widest file, and that file's width in pixels. */
interface Picture {
  url: string
  width: number
}

const readSizes = ({ sources }: JsonRecord, reading: Reading): PictureSource[] =>
  asArray(sources)
    .map(asRecord)
    .flatMap(({ mimeType, srcset }) => {
      const srcSet = readSrcSet(asText(srcset), reading)
      return srcSet === '' ? [] : [{ srcSet, mimeType: asText(mimeType), media: '', width: 0, height: 0 }]
    })

/** Returns the candidates whose address may be used. */
const readSrcSet = (srcset: string, reading: Reading): string =>
  srcset
    .split(/,\s+/)
    .flatMap((candidate) => {
      const [address, size = ''] = candidate.trim().split(/\s+/)
      const url = readFileHref(address, reading)
      return url === undefined || !/^[\d.]+[wx]$/.test(size) ? [] : [`${url} ${size}`]
    })
    .join(', ')

function readCrops({ cropVariants }: JsonRecord, reading: Reading): PictureSource[] {
  const variants = asRecord(cropVariants)
  return CROPS.flatMap(([name, media]) => {
    const { publicUrl, url, properties } = asRecord(variants[name])
    const { width, height } = asRecord(asRecord(properties).dimensions)
    const srcSet = readFileHref(publicUrl ?? url, reading)
    if (srcSet === undefined || asNumber(width) === 0 || asNumber(height) === 0) return []
    // A comma or space of a file's name would end the address.
    return [{ srcSet: escapeAddress(srcSet), mimeType: '', media, width: asNumber(width), height: asNumber(height) }]
  })
}

/** Keys that our package has EXT:headless make: `url40Percent`. */
const SHARE = /^url(\d{1,3})Percent$/

function readShares(file: JsonRecord, { url, width }: Picture, reading: Reading): PictureSource[] {
  if (width === 0) return []
  const shares = Object.entries(file).flatMap(([key, address]) => {
    const share = Number(SHARE.exec(key)?.[1] ?? 0)
    const href = share > 0 && share <= 100 ? readFileHref(address, reading) : undefined
    // A file that TYPO3 does not scale, such as an SVG, has the same address in each width.
    return href === undefined || (href === url && share < 100)
      ? []
      : [{ href, width: Math.round((width * share) / 100) }]
  })
  if (shares.length === 0) return []
  const isComplete = shares.some((share) => share.width === width)
  const all = [...shares, ...(isComplete ? [] : [{ href: url, width }])].toSorted((a, b) => a.width - b.width)
  const srcSet = all.map((share) => `${escapeAddress(share.href)} ${share.width}w`).join(', ')
  const isWebp = all.every(({ href }) => /\.webp(\?|$)/.test(href))
  return all.length < 2 ? [] : [{ srcSet, mimeType: isWebp ? 'image/webp' : '', media: '', width: 0, height: 0 }]
}

function readRetina({ urlRetina }: JsonRecord, url: string, reading: Reading): PictureSource[] {
  const retina = readFileHref(urlRetina, reading)
  if (retina === undefined) return []
  const srcSet = `${escapeAddress(url)}, ${escapeAddress(retina)} 2x`
  return [{ srcSet, mimeType: '', media: '', width: 0, height: 0 }]
}

const escapeAddress = (address: string): string => address.replace(/,/g, '%2C')
