/** The polynomial of gzip's check sum, its bits in reverse order. */
const POLYNOMIAL = 0xedb88320

/** Product of two polynomials modulo the check sum's own. The highest bit is the coefficient of x to the power of 0. */
function multiply(a: number, b: number): number {
  let product = 0
  let factor = b
  for (let bit = 0x80000000; bit !== 0; bit >>>= 1) {
    if (a & bit) product ^= factor
    factor = factor & 1 ? (factor >>> 1) ^ POLYNOMIAL : factor >>> 1
  }
  return product >>> 0
}

/** The factor of a check sum that so many bytes follow: x to the power of eight times their number. */
export function shiftOver(bytes: number): number {
  let shift = 0x80000000
  let square = 0x00800000
  for (let left = bytes; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) shift = multiply(square, shift)
    square = multiply(square, square)
  }
  return shift
}

/**
 * The check sum of two texts one after the other, without reading them again; zlib calls it `crc32_combine`.
 * @param shift {@link shiftOver} the bytes of the second.
 */
export const combineSums = (first: number, second: number, shift: number): number =>
  (multiply(shift, first) ^ second) >>> 0
