import type { BlockProps } from '#web/blocks/block.ts'
import { ToolIntroduction } from '#web/blocks/layout/tool-introduction.tsx'
import { ToolQuestion } from '#web/blocks/layout/tool-question.tsx'
import { Field, SelectField } from '#web/forms/field.tsx'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { RACK_CHAINS } from '#web/tools/chain-rack/sums/rack-constants.ts'

/** The introduction of the calculator for chain racks, with its main inputs. */
export const ChainRackBlock = ({ element, context }: BlockProps<'site_chain_rack'>) => (
  <ToolIntroduction tool="chain-rack" element={element} context={context}>
    <ToolQuestion tool="chain-rack" submit={m.rack_calculate()}>
      <input type="hidden" name="typed" value={getLocale()} />
      <SelectField id={`c${element.id}-chain`} name="chain" label={m.rack_chain()} defaultValue="08B">
        {RACK_CHAINS.map((chain) => (
          <option key={chain}>{chain}</option>
        ))}
      </SelectField>
      <Field id={`c${element.id}-z`} name="z" label={m.rack_teeth()} inputMode="numeric" defaultValue="17" />
      <Field id={`c${element.id}-n`} name="n" label={m.rack_strands()} inputMode="numeric" defaultValue="1" />
      <Field id={`c${element.id}-l`} name="l" label={m.rack_strand_length()} unit="mm" inputMode="decimal" required />
    </ToolQuestion>
  </ToolIntroduction>
)
