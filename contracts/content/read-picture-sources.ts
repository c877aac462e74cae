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
 * Reads the other files of a picture. The embedded content system has sizes and formats, a TYPO3 has crops by screen
 * and the retina file. Undefined if there are none.
 */
export function readPictureSources(file: JsonRecord, url: string, reading: Reading): PictureSource[] | undefined {
  const sources = [...readSizes(file, reading), ...readCrops(file, reading), ...readRetina(file, url, reading)]
  return sources.length === 0 ? undefined : sources
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

function readRetina({ urlRetina }: JsonRecord, url: string, reading: Reading): PictureSource[] {
  const retina = readFileHref(urlRetina, reading)
  if (retina === undefined) return []
  const srcSet = `${escapeAddress(url)}, ${escapeAddress(retina)} 2x`
  return [{ srcSet, mimeType: '', media: '', width: 0, height: 0 }]
}

const escapeAddress = (address: string): string => address.replace(/,/g, '%2C')
