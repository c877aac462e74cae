import { tone } from '#drawing/material.ts'
import { FILE_PRECISION, type Model, type ModelPart } from './model.ts'
import type { Piece } from './piece.ts'
import { StepFile, stepReal, stepText, type StepId } from './step-file.ts'
import { addStepSolid } from './step-solid.ts'
import { unitedPieces } from './unite.ts'

interface StepOptions {
  /** Who made it. */
  author: string
  /** Day of the file, ISO 8601. Its time is midnight: the same file has the same bytes all day. */
  date: string
}

/** A product of the file: its definition, its shape and the origin of that shape. */
interface StepProduct {
  definition: StepId
  shape: StepId
  place: StepId
}

const BRIGHTNESS = 0.55

/** Preprocessor and originating system, with the interface that they implement. */
const PROGRAM = "'Profilwerk AP214'"

/**
 * Returns a model as STEP file of the application protocol 214, with exact curves and the colours of its materials.
 * Several parts are an assembly whose components have their item numbers. Sources: ISO 10303-21, -42, -44 and -214.
 */
export function writeStep({ name, parts }: Model, { author, date }: StepOptions): string {
  const file = new StepFile()
  const context = file.add(`APPLICATION_CONTEXT('core data for automotive mechanical design processes')`)
  file.add(`APPLICATION_PROTOCOL_DEFINITION('international standard','automotive_design',2000,${context})`)
  const writer = new ProductWriter(file, context)
  const components = parts.map((part) => ({ name: part.number, product: writer.part(part) }))
  if (parts.length > 1) writer.assembly(name, parts.map((part) => part.name).join(' + '), components)
  writer.finish()
  const maker = stepText(author)
  const title = parts.map((part) => `${part.number} ${part.name}`).join(' + ')
  return file.write([
    `FILE_DESCRIPTION((${stepText(title)}),'2;1');`,
    `FILE_NAME(${stepText(`${name}.step`)},${stepText(`${date}T00:00:00`)},(${maker}),(${maker}),${PROGRAM},${PROGRAM},'');`,
    `FILE_SCHEMA(('AUTOMOTIVE_DESIGN { 1 0 10303 214 1 1 1 1 }'));`,
  ])
}

/** Adds parts and assemblies with their names, units and colours. */
class ProductWriter {
  readonly #file: StepFile
  readonly #productContext: StepId
  readonly #definitionContext: StepId
  readonly #units: StepId
  readonly #styled: StepId[] = []

  constructor(file: StepFile, context: StepId) {
    this.#file = file
    this.#productContext = file.add(`PRODUCT_CONTEXT('',${context},'mechanical')`)
    this.#definitionContext = file.add(`PRODUCT_DEFINITION_CONTEXT('part definition',${context},'design')`)
    const millimetre = file.add('(LENGTH_UNIT()NAMED_UNIT(*)SI_UNIT(.MILLI.,.METRE.))')
    const radian = file.add('(NAMED_UNIT(*)PLANE_ANGLE_UNIT()SI_UNIT($,.RADIAN.))')
    const steradian = file.add('(NAMED_UNIT(*)SI_UNIT($,.STERADIAN.)SOLID_ANGLE_UNIT())')
    const precision = file.add(
      `UNCERTAINTY_MEASURE_WITH_UNIT(LENGTH_MEASURE(${stepReal(FILE_PRECISION)}),${millimetre},'distance_accuracy_value','')`,
    )
    this.#units = file.add(
      `(GEOMETRIC_REPRESENTATION_CONTEXT(3)GLOBAL_UNCERTAINTY_ASSIGNED_CONTEXT((${precision}))` +
        `GLOBAL_UNIT_ASSIGNED_CONTEXT((${millimetre},${radian},${steradian}))REPRESENTATION_CONTEXT('',''))`,
    )
  }

  /** A part of one body, or an assembly if it has several named ones. Bodies without a name share a part. */
  part({ number, name, solids, partNames = {} }: ModelPart): StepProduct {
    const bodies = unitedPieces(solids)
    if (bodies.length < 2 || bodies.some(({ part }) => part === undefined)) return this.#piece(number, name, bodies)
    const pieces = bodies.map((body, i) => {
      const text = partNames[body.part ?? ''] ?? body.part ?? ''
      return { name: text, product: this.#piece(`${number}/${i + 1}`, text, [body]) }
    })
    return this.assembly(number, name, pieces)
  }

  #piece(number: string, name: string, bodies: readonly Piece[]): StepProduct {
    const file = this.#file
    const place = this.#origin()
    const solids = bodies.map((body) => {
      const solid = addStepSolid(file, body, stepText(number))
      this.#colour(solid, tone(body.material, BRIGHTNESS))
      return solid
    })
    const shape = file.add(
      `ADVANCED_BREP_SHAPE_REPRESENTATION(${stepText(number)},(${[place, ...solids].join()}),${this.#units})`,
    )
    return this.#product(number, name, shape, place)
  }

  /** Components are where their solids are: their places are all the origin. */
  assembly(number: string, name: string, components: readonly { name: string; product: StepProduct }[]): StepProduct {
    const file = this.#file
    const place = this.#origin()
    const places = components.map(() => this.#origin())
    const shape = file.add(`SHAPE_REPRESENTATION(${stepText(number)},(${[place, ...places].join()}),${this.#units})`)
    const whole = this.#product(number, name, shape, place)
    for (const [i, { name: component, product }] of components.entries()) {
      const move = file.add(`ITEM_DEFINED_TRANSFORMATION('','',${product.place},${places[i]})`)
      const relation = file.add(
        `(REPRESENTATION_RELATIONSHIP('','',${product.shape},${shape})` +
          `REPRESENTATION_RELATIONSHIP_WITH_TRANSFORMATION(${move})SHAPE_REPRESENTATION_RELATIONSHIP())`,
      )
      const use = file.add(
        `NEXT_ASSEMBLY_USAGE_OCCURRENCE('${i + 1}',${stepText(component)},'',${whole.definition},${product.definition},$)`,
      )
      const used = file.add(`PRODUCT_DEFINITION_SHAPE('','',${use})`)
      file.add(`CONTEXT_DEPENDENT_SHAPE_REPRESENTATION(${relation},${used})`)
    }
    return whole
  }

  finish(): void {
    this.#file.add(
      `MECHANICAL_DESIGN_GEOMETRIC_PRESENTATION_REPRESENTATION('',(${this.#styled.join()}),${this.#units})`,
    )
  }

  #origin = (): StepId => this.#file.placement([0, 0, 0], [0, 0, 1], [1, 0, 0])

  #product(number: string, name: string, shape: StepId, place: StepId): StepProduct {
    const file = this.#file
    const product = file.add(
      `PRODUCT(${stepText(number)},${stepText(number)},${stepText(name)},(${this.#productContext}))`,
    )
    file.add(`PRODUCT_RELATED_PRODUCT_CATEGORY('part',$,(${product}))`)
    const formation = file.add(`PRODUCT_DEFINITION_FORMATION('','',${product})`)
    const definition = file.add(`PRODUCT_DEFINITION('design','',${formation},${this.#definitionContext})`)
    const ownShape = file.add(`PRODUCT_DEFINITION_SHAPE('','',${definition})`)
    file.add(`SHAPE_DEFINITION_REPRESENTATION(${ownShape},${shape})`)
    return { definition, shape, place }
  }

  #colour(body: StepId, hex: string): void {
    const file = this.#file
    const [red, green, blue] = [1, 3, 5].map((i) => stepReal(Number.parseInt(hex.slice(i, i + 2), 16) / 255))
    const colour = file.add(`COLOUR_RGB('',${red},${green},${blue})`)
    const fill = file.add(`FILL_AREA_STYLE('',(${file.add(`FILL_AREA_STYLE_COLOUR('',${colour})`)}))`)
    const side = file.add(`SURFACE_SIDE_STYLE('',(${file.add(`SURFACE_STYLE_FILL_AREA(${fill})`)}))`)
    const usage = file.add(`SURFACE_STYLE_USAGE(.BOTH.,${side})`)
    this.#styled.push(
      file.add(`STYLED_ITEM('color',(${file.add(`PRESENTATION_STYLE_ASSIGNMENT((${usage}))`)}),${body})`),
    )
  }
}
