import { crc32 } from 'node:zlib'
import sharp from 'sharp'

/** Small files of each kind, as programs write them. */
export const SAMPLE_PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n' +
    'xref\n0 3\n0000000000 65535 f \n0000000009 00000 n \n0000000052 00000 n \n' +
    'trailer<</Size 3/Root 1 0 R>>\nstartxref\n101\n%%EOF\n',
)
export const SAMPLE_DXF = Buffer.from(
  '999\r\nbracket\r\n0\r\nSECTION\r\n2\r\nENTITIES\r\n0\r\nLINE\r\n10\r\n0\r\n20\r\n0\r\n11\r\n80\r\n21\r\n40\r\n' +
    '0\r\nCIRCLE\r\n10\r\n40\r\n20\r\n20\r\n40\r\n6\r\n0\r\nENDSEC\r\n0\r\nEOF\r\n',
)
export const SAMPLE_BINARY_DXF = Buffer.from(
  'AutoCAD Binary DXF\r\n\x1A\0\0SECTION\0\x02ENTITIES\0\0ENDSEC\0\0EOF\0',
  'latin1',
)
export const SAMPLE_STEP = Buffer.from(
  "ISO-10303-21;\nHEADER;\nFILE_DESCRIPTION((''),'2;1');\nENDSEC;\nDATA;\nENDSEC;\nEND-ISO-10303-21;\n",
)
export const SAMPLE_SVG = Buffer.from(
  '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>',
)

/** A picture of noise, so that it is as large as its pixels. */
export function samplePicture(kind: 'png' | 'jpeg' | 'webp' | 'tiff', width = 120, height = 80): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  return sharp({ create: { width, height, channels: 3, background: '#000', noise } })
    .toFormat(kind)
    .toBuffer()
}

/** A PDF of a given size: its trailer follows a long comment. */
export function largePdf(size: number): Buffer {
  const [start, end] = [SAMPLE_PDF.subarray(0, 9), SAMPLE_PDF.subarray(9)]
  return Buffer.concat([start, Buffer.alloc(size - SAMPLE_PDF.length, '% filler\n'), end])
}

/** A small PNG that says that it has `side` x `side` pixels, as one of a single colour could. */
export async function bombPng(side: number): Promise<Buffer> {
  const bytes = await samplePicture('png', 10, 10)
  // After signature, length and type of the first chunk: width and height, and at its end a checksum.
  bytes.writeUInt32BE(side, 16)
  bytes.writeUInt32BE(side, 20)
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29)
  return bytes
}

/** A small progressive JPEG that says that it has `side` x `side` pixels. */
export async function bombJpeg(side: number): Promise<Buffer> {
  const bytes = await sharp(await samplePicture('png', 64, 64))
    .jpeg({ progressive: true })
    .toBuffer()
  // Behind the marker of a progressive frame, its length and the bits of a sample: height and width.
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc2]))
  bytes.writeUInt16BE(side, frame + 5)
  bytes.writeUInt16BE(side, frame + 7)
  return bytes
}
