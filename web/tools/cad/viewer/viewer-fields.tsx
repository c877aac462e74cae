import { useId } from 'react'
import type { Material } from '#drawing/material.ts'
import { SelectField } from '#web/forms/field.tsx'
import { formatNumber } from '#web/i18n/format.ts'
import { m } from '#web/i18n/messages.ts'
import css from './cad-viewer.module.css'
import { segmentLength } from './segment-distance.ts'
import { CUT_AXES, type CutAxis } from './standard-views.ts'
import type { Segment } from './viewer-body.ts'
import { CUT_TEXTS } from './viewer-texts.ts'

/** The part in front of a place is cut away: a share of the model from 0 to 1. */
export interface CutPlane {
  axis: CutAxis
  share: number
}

interface SectionFieldsProps {
  section: CutPlane | undefined
  onSection: (section: CutPlane | undefined) => void
}

export function CutPlaneFields({ section, onSection }: SectionFieldsProps) {
  const id = useId()
  return (
    <div className={css.field}>
      <SelectField
        label={m.cad_section()}
        name={`section-${id}`}
        value={section?.axis ?? ''}
        onChange={({ target: { value } }) => {
          const axis = CUT_AXES.find((one) => one === value)
          onSection(axis && { axis, share: section?.share ?? 0.5 })
        }}
      >
        <option value="">{m.cad_section_none()}</option>
        {CUT_AXES.map((axis) => (
          <option key={axis} value={axis}>
            {CUT_TEXTS[axis]()}
          </option>
        ))}
      </SelectField>
      <label className={css.range}>
        <span>{m.cad_section_place()}</span>
        <input
          type="range"
          min={0}
          max={100}
          value={Math.round((section?.share ?? 0.5) * 100)}
          disabled={!section}
          onChange={({ target }) => section && onSection({ ...section, share: target.valueAsNumber / 100 })}
        />
      </label>
    </div>
  )
}

/** Indices of the two edges. */
export type Measured = readonly [number | undefined, number | undefined]

interface MeasureFieldsProps {
  straight: readonly Segment[]
  measured: Measured
  onMeasure: (edges: Measured) => void
}

/** More edges than this are picked in the model only: no one finds one in a longer list. */
const MOST_LISTED = 200

/** Both edges as lists, for those who do not tap them. */
export function MeasureFields({ straight, measured: [first, second], onMeasure }: MeasureFieldsProps) {
  const id = useId()
  const listed = straight.slice(0, MOST_LISTED)
  const edgeField = (label: string, name: string, value: number | undefined, onIndex: (index?: number) => void) => (
    <SelectField
      label={label}
      name={`${name}-${id}`}
      value={value ?? ''}
      onChange={({ target }) => onIndex(target.value === '' ? undefined : Number(target.value))}
    >
      <option value="">{m.cad_edge_none()}</option>
      {listed.map((segment, index) => (
        <option key={index} value={index}>
          {edgeText(segment, index)}
        </option>
      ))}
      {value !== undefined && value >= MOST_LISTED && (
        <option value={value}>{straight[value] && edgeText(straight[value], value)}</option>
      )}
    </SelectField>
  )
  if (straight.length < 2) return null
  return (
    <div className={css.field}>
      {edgeField(m.cad_edge_first(), 'first', first, (index) => onMeasure([index, second]))}
      {edgeField(m.cad_edge_second(), 'second', second, (index) => onMeasure([first, index]))}
    </div>
  )
}

const edgeText = (segment: Segment, index: number): string =>
  m.cad_edge({ number: index + 1, length: formatNumber(segmentLength(segment), 2) })

/** Materials by which a part is looked at; the first is its own. */
const COLOURS = {
  own: { material: undefined, text: m.cad_colour_own },
  pe: { material: 'pe', text: m.cad_colour_green },
  natural: { material: 'natural', text: m.cad_colour_natural },
  black: { material: 'black', text: m.cad_colour_black },
  blue: { material: 'blue', text: m.cad_colour_blue },
} as const satisfies Record<string, { material: Material | undefined; text: () => string }>

export function ColourField({ onColour }: { onColour: (material: Material | undefined, text: string) => void }) {
  const id = useId()
  return (
    <div className={css.field}>
      <SelectField
        label={m.cad_colour()}
        name={`colour-${id}`}
        onChange={({ target: { value } }) => {
          const found = Object.entries(COLOURS).find(([key]) => key === value)?.[1]
          if (found) onColour(found.material, found.text())
        }}
      >
        {Object.entries(COLOURS).map(([key, { text }]) => (
          <option key={key} value={key}>
            {text()}
          </option>
        ))}
      </SelectField>
    </div>
  )
}
