import type { Drawing } from '#drawing/picture.ts'

interface DrawnPictureProps {
  picture: Drawing
  label: string
  className?: string | undefined
  /** Width in its container, such as "63%". By default the style decides. */
  width?: string | undefined
  /** Letter of the measure to point out. */
  lit?: string | undefined
  /** Called with the letter of the measure under the pointer. */
  onLight?: (symbol: string | undefined) => void
}

const symbolAt = ({ target }: { target: EventTarget }): string | undefined =>
  target instanceof SVGElement ? target.dataset['symbol'] : undefined

/** A drawing as inline SVG, for drawings that follow the visitor's input; all others are files. */
export function DrawnPicture({ picture, label, className, width, lit, onLight }: DrawnPictureProps) {
  const symbolOf = ({ symbol }: Drawing['marks'][number]) =>
    symbol === undefined ? {} : { 'data-symbol': symbol, 'data-lit': symbol === lit || undefined }
  return (
    <svg
      className={className}
      width={width}
      viewBox={`0 0 ${picture.width} ${picture.height}`}
      role="img"
      aria-label={label}
      onPointerOver={onLight && ((event) => onLight(symbolAt(event)))}
      // The tapped measure stays marked until a tap beside it.
      onPointerLeave={onLight && (({ pointerType }) => pointerType !== 'touch' && onLight(undefined))}
    >
      <g fill="none" strokeLinejoin="round" strokeLinecap="round" textAnchor="middle">
        {picture.marks.map((mark, i) =>
          mark.kind === 'text' ? (
            <text
              key={i}
              {...symbolOf(mark)}
              transform={`matrix(${mark.matrix.join(' ')})`}
              fontSize={mark.size}
              fill={mark.fill}
            >
              {mark.text}
            </text>
          ) : (
            <path
              key={i}
              {...symbolOf(mark)}
              d={mark.d}
              fill={mark.fill}
              fillRule={mark.evenOdd ? 'evenodd' : undefined}
              stroke={mark.stroke}
              strokeWidth={mark.width}
              strokeDasharray={mark.dash}
              vectorEffect={mark.stroke ? 'non-scaling-stroke' : undefined}
            />
          ),
        )}
      </g>
    </svg>
  )
}
