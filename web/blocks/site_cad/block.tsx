import type { BlockProps } from '#web/blocks/block.ts'
import { ToolIntroduction } from '#web/blocks/layout/tool-introduction.tsx'
import { ToolQuestion } from '#web/blocks/layout/tool-question.tsx'
import { Field } from '#web/forms/field.tsx'
import { m } from '#web/i18n/messages.ts'

/** The introduction of the CAD models, with the field for an item number. */
export const CadBlock = ({ element, context }: BlockProps<'site_cad'>) => (
  <ToolIntroduction tool="cad" element={element} context={context}>
    <ToolQuestion tool="cad" submit={m.cad_apply()}>
      <Field id={`c${element.id}-number`} name="number" label={m.product_number()} autoComplete="off" maxLength={60} />
      <Field
        id={`c${element.id}-length`}
        name="length"
        label={m.tools_cut_length()}
        unit="mm"
        inputMode="numeric"
        maxLength={60}
      />
    </ToolQuestion>
  </ToolIntroduction>
)
