import type { Vector } from '#drawing/geometry/vector.ts'

/** Reference to an entity of a STEP file: `#12`. */
export type StepId = `#${number}`

/** The entities of a STEP file in the order in which they were added. Source of the syntax: ISO 10303-21. */
export class StepFile {
  readonly #lines: string[] = []
  /** Points and directions by their text: solids share most of them. */
  readonly #shared = new Map<string, StepId>()

  add(entity: string): StepId {
    const id: StepId = `#${this.#lines.length + 1}`
    this.#lines.push(`${id}=${entity};`)
    return id
  }

  #share(entity: string): StepId {
    const known = this.#shared.get(entity)
    if (known) return known
    const id = this.add(entity)
    this.#shared.set(entity, id)
    return id
  }

  point = (at: Vector): StepId => this.#share(`CARTESIAN_POINT('',(${at.map(stepReal).join()}))`)
  direction = (to: Vector): StepId => this.#share(`DIRECTION('',(${to.map(stepReal).join()}))`)

  /** A place with the direction of its z axis and that of its x axis. */
  placement = (at: Vector, z: Vector, x: Vector): StepId =>
    this.add(`AXIS2_PLACEMENT_3D('',${this.point(at)},${this.direction(z)},${this.direction(x)})`)

  write(header: readonly string[]): string {
    const lines = ['ISO-10303-21;', 'HEADER;', ...header, 'ENDSEC;', 'DATA;', ...this.#lines]
    return [...lines, 'ENDSEC;', 'END-ISO-10303-21;', ''].join('\n')
  }
}

/** A number as STEP writes it, always with a point. */
export function stepReal(value: number): string {
  const text = value.toFixed(9).replace(/(?<!0)0+$/, '')
  return text === '-0.' ? '0.' : text
}

/** A text with its quotes; other letters than those of ASCII are written by their codes. */
export function stepText(text: string): string {
  const escaped = text.replaceAll('\\', '\\\\').replaceAll("'", "''")
  return `'${escaped.replace(/[^\x20-\x7e]+/g, (letters) => `\\X2\\${utf16(letters)}\\X0\\`)}'`
}

const utf16 = (letters: string): string =>
  Array.from({ length: letters.length }, (_, i) =>
    letters.charCodeAt(i).toString(16).toUpperCase().padStart(4, '0'),
  ).join('')
