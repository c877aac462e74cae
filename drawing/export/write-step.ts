import { tone } from '#drawing/material.ts'
import { FILE_PRECISION, type Model, type ModelPart } from './model.ts'
import { prismOf } from './prism.ts'
import { StepFile, stepReal, stepText, type StepId } from './step-file.ts'
import { addStepSolid } from './step-solid.ts'

interface StepOptions {
  /** Who made it. */
  author: string
  /** ISO 8601. */
  date: string
}

/** A product of the file: its definition, its shape and the origin of that shape. */
interface StepProduct {
  definition: StepId
  shape: StepId
  place: StepId
}

const BRIGHTNESS = 0.55

/**
 * Returns a model as STEP file of the application protocol 214, with exact curves and the colours of its materials.
 * Several parts are an assembly whose components have their item numbers. Sources: ISO 10303-21, -42, -44 and -214.
 */
export function writeStep({ name, parts }: Model, { author, date }: StepOptions): string {
  const file = new StepFile()
  const context = file.add(`APPLICATION_CONTEXT('core data for automotive mechanical design processes')`)
  file.add(`APPLICATION_PROTOCOL_DEFINITION('international standard','automotive_design',2000,${context})`)
  const writer = new ProductWriter(file, context)
  const products = parts.map((part) => writer.part(part))
  if (parts.length > 1) writer.assembly(name, products, parts)
  writer.finish()
  const [author_, name_] = [stepText(author), stepText(name)]
  return file.write([
    `FILE_DESCRIPTION((${name_}),'2;1');`,
    `FILE_NAME(${stepText(`${name}.step`)},${stepText(date)},(${author_}),(${author_}),'','','');`,
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

  part({ number, name, solids }: ModelPart): StepProduct {
    const file = this.#file
    const place = this.#origin()
    const bodies = solids.map((solid) => {
      const body = addStepSolid(file, prismOf(solid), stepText(number))
      this.#colour(body, tone(solid.material, BRIGHTNESS))
      return body
    })
    const shape = file.add(
      `ADVANCED_BREP_SHAPE_REPRESENTATION(${stepText(number)},(${[place, ...bodies].join()}),${this.#units})`,
    )
    return this.#product(number, name, shape, place)
  }

  /** Parts are where their solids are: their places are all the origin. */
  assembly(name: string, components: readonly StepProduct[], parts: readonly ModelPart[]): void {
    const file = this.#file
    const place = this.#origin()
    const places = components.map(() => this.#origin())
    const shape = file.add(`SHAPE_REPRESENTATION(${stepText(name)},(${[place, ...places].join()}),${this.#units})`)
    const whole = this.#product(name, parts.map((part) => part.name).join(' + '), shape, place)
    for (const [i, component] of components.entries()) {
      const move = file.add(`ITEM_DEFINED_TRANSFORMATION('','',${component.place},${places[i]})`)
      const relation = file.add(
        `(REPRESENTATION_RELATIONSHIP('','',${component.shape},${shape})` +
          `REPRESENTATION_RELATIONSHIP_WITH_TRANSFORMATION(${move})SHAPE_REPRESENTATION_RELATIONSHIP())`,
      )
      const use = file.add(
        `NEXT_ASSEMBLY_USAGE_OCCURRENCE('${i + 1}',${stepText(parts[i]?.number ?? '')},'',` +
          `${whole.definition},${component.definition},$)`,
      )
      const used = file.add(`PRODUCT_DEFINITION_SHAPE('','',${use})`)
      file.add(`CONTEXT_DEPENDENT_SHAPE_REPRESENTATION(${relation},${used})`)
    }
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
