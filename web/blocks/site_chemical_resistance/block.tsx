import type { BlockProps } from '#web/blocks/block.ts'
import { ToolIntroduction } from '#web/blocks/layout/tool-introduction.tsx'
import { ToolQuestion } from '#web/blocks/layout/tool-question.tsx'
import { Field } from '#web/forms/field.tsx'
import { m } from '#web/i18n/messages.ts'
import { Tag } from '#web/ui/tag.tsx'
import css from './block.module.css'

/** The introduction of the tool for chemical resistance, with the plastics that it is about. */
export const ChemicalResistanceBlock = ({ element, context }: BlockProps<'site_chemical_resistance'>) => (
  <ToolIntroduction tool="chemical-resistance" element={element} context={context}>
    {element.materials.length > 0 && (
      <ul className={css.materials} aria-label={m.content_tool_materials()}>
        {element.materials.map((material) => (
          <li key={material}>
            <Tag>{material}</Tag>
          </li>
        ))}
      </ul>
    )}
    <ToolQuestion tool="chemical-resistance" submit={m.resistance_show()}>
      <Field
        id={`c${element.id}-medium`}
        name="medium"
        label={m.resistance_medium()}
        placeholder={m.resistance_medium_example()}
        autoComplete="off"
        required
      />
      <Field
        id={`c${element.id}-temperature`}
        name="temperature"
        label={m.resistance_temperature()}
        unit="°C"
        inputMode="numeric"
        hint={m.resistance_temperature_hint()}
        autoComplete="off"
      />
    </ToolQuestion>
  </ToolIntroduction>
)
