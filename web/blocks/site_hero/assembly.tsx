import type { HeroCaption } from '#contracts/content/elements/site_hero.ts'
import type { ContentFile } from '#contracts/content/file.ts'
import { Link } from '#web/ui/link.tsx'
import type { MarkedPart } from './marked-parts.ts'
import css from './assembly.module.css'

/** Radius of a balloon, in units of a drawing 2000 wide. */
const BALLOON = 34

interface AssemblyDrawingProps {
  image: ContentFile
  layers: readonly string[]
  captions: readonly HeroCaption[]
  parts: readonly MarkedPart[]
}

/**
 * The drawing, with balloons that link to the families. Its file is cached. Each group is used separately, so that one
 * part can be highlighted. The balloons are hidden from screen readers and keyboards: the parts list has the same
 * links.
 */
export function AssemblyDrawing({ image, layers, captions, parts }: AssemblyDrawingProps) {
  const positionOf = (layer: string) => parts.find(({ fragment }) => fragment === layer)?.position ?? 0
  return (
    <svg
      className={css.drawing}
      viewBox={`0 0 ${image.width} ${image.height}`}
      width={image.width}
      height={image.height}
    >
      <title>{image.alternative}</title>
      {layers.map((layer) => (
        <use
          key={layer}
          href={`${image.url}#${layer}`}
          className={css.layer}
          data-layer={positionOf(layer)}
          data-name={layer}
        />
      ))}
      {captions.map(({ text, matrix, size }) => (
        <text
          key={text}
          className={css.caption}
          transform={`matrix(${matrix.join(' ')})`}
          fontSize={size}
          textAnchor="middle"
        >
          {text}
        </text>
      ))}
      <g aria-hidden="true">
        {parts.map((part) => (
          <Balloon key={part.fragment} part={part} />
        ))}
      </g>
    </svg>
  )
}

function Balloon({ part: { position, balloon, leader, category } }: { part: MarkedPart }) {
  return (
    // React would put a prefetch into the drawing.
    <Link to={category.to} className={css.balloon} tabIndex={-1} data-part={position} prefetch="none">
      <path d={`M${leader.x} ${leader.y}L${balloon.x} ${balloon.y}`} className={css.leader} />
      <circle cx={leader.x} cy={leader.y} r={BALLOON / 6} className={css.tip} />
      <circle cx={balloon.x} cy={balloon.y} r={BALLOON} className={css.disc} />
      <text x={balloon.x} y={balloon.y} dy=".36em" textAnchor="middle" className={css.number}>
        {position}
      </text>
    </Link>
  )
}
