import type { Drawing } from '#drawing/picture.ts'

/** A drawing as inline SVG, for drawings that follow the visitor's input; all others are files. */
export function DrawnPicture({ picture, label, className }: { picture: Drawing; label: string; className?: string }) {
  return (
    <svg className={className} viewBox={`0 0 ${picture.width} ${picture.height}`} role="img" aria-label={label}>
      <g fill="none" strokeLinejoin="round" strokeLinecap="round" textAnchor="middle">
        {picture.marks.map((mark, i) =>
          mark.kind === 'text' ? (
            <text key={i} transform={`matrix(${mark.matrix.join(' ')})`} fontSize={mark.size} fill={mark.fill}>
              {mark.text}
            </text>
          ) : (
            <path
              key={i}
              d={mark.d}
              fill={mark.fill}
              fillRule={mark.evenOdd ? 'evenodd' : undefined}
              stroke={mark.stroke}
              strokeWidth={mark.width}
              vectorEffect={mark.stroke ? 'non-scaling-stroke' : undefined}
            />
          ),
        )}
      </g>
    </svg>
  )
}
