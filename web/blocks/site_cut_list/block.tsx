import type { BlockProps } from '#web/blocks/block.ts'
import { ToolIntroduction } from '#web/blocks/layout/tool-introduction.tsx'
import { ToolQuestion } from '#web/blocks/layout/tool-question.tsx'
import { Field, TextareaField } from '#web/forms/field.tsx'
import { m } from '#web/i18n/messages.ts'

/** The introduction of the planner for cut lengths, with its list. */
export const CutListBlock = ({ element, context }: BlockProps<'site_cut_list'>) => (
  <ToolIntroduction tool="cut-list" element={element} context={context}>
    <ToolQuestion tool="cut-list" submit={m.cuts_plan()}>
      <Field id={`c${element.id}-item`} name="item" label={m.cuts_item()} autoComplete="off" />
      <TextareaField
        id={`c${element.id}-list`}
        name="list"
        label={m.cuts_list()}
        placeholder="4 x 1250, 2 x 980"
        rows={3}
        maxLength={1200}
      />
    </ToolQuestion>
  </ToolIntroduction>
)
