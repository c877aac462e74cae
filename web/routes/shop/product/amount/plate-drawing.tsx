import type { ProductFacts } from '#contracts/shop/product-facts.ts'
import { lineColour, type Material, tone, TOP_FACE } from '#drawing/material.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { m } from '#web/i18n/messages.ts'
import { checkLength } from '#web/tools/cut-length/cut-rules.ts'
import { parseCutLength } from '#web/tools/cut-length/parse-cut-length.ts'
import { sideOf } from '#web/tools/cut-length/plate-side.ts'
import css from './plate-drawing.module.css'

interface SheetDrawingProps {
  format: NonNullable<ProductFacts['format']>
  material: Material
  /** As typed. */
  width: string
  length: string
}

/** The part at its chosen format, to scale in the largest one. A side that cannot be cut has no measure. */
export function PlateDrawing({ format, material, width, length }: SheetDrawingProps) {
  const [long, wide] = [format.length.max, format.width.max]
  const sides = {
    length: parseCutLength(sideOf(format, 'length'), length),
    width: parseCutLength(sideOf(format, 'width'), width),
  }
  const isPossible = (side: 'length' | 'width') => checkLength(sideOf(format, side), sides[side]) === undefined
  const isWhole = isPossible('length') && isPossible('width')
  const text = Math.max(long, wide) * 0.04
  const measure = (side: 'length' | 'width') => (isPossible(side) ? formatNumber(sides[side]) : '–')
  return (
    <div className={css.ground}>
      <svg
        className={css.drawing}
        viewBox={`${-text} ${-text} ${long + 5 * text} ${wide + 4 * text}`}
        role="img"
        aria-label={
          isWhole
            ? m.product_format_drawing({ width: measure('width'), length: measure('length') })
            : m.product_format_drawing_none()
        }
      >
        <rect className={css.stock} width={long} height={wide} />
        {isWhole && (
          <rect
            className={css.part}
            y={wide - sides.width}
            width={sides.length}
            height={sides.width}
            fill={tone(material, TOP_FACE)}
            stroke={lineColour(material)}
          />
        )}
        <g fontSize={text} textAnchor="middle">
          <text x={(isWhole ? sides.length : long) / 2} y={wide + 1.6 * text}>
            {measure('length')}
          </text>
          <text
            transform={`translate(${(isWhole ? sides.length : long) + 1.4 * text} ${wide - (isWhole ? sides.width : wide) / 2}) rotate(-90)`}
          >
            {measure('width')}
          </text>
        </g>
      </svg>
    </div>
  )
}
