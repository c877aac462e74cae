import type { Model } from '#drawing/export/model.ts'
import { m } from '#web/i18n/messages.ts'
import type { CadChoice, CadPart } from '#web/tools/cad/cad-choice.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import { cadDetails } from './cad-details.ts'
import css from './cad-files.module.css'

interface CadFactsProps {
  part: CadPart
  choice: CadChoice
  model: Model
  /** Address of the product's page with this variant. */
  product: string
}

/** Numbers of the model, and the way back to its product. */
export function CadFacts({ part, choice, model, product }: CadFactsProps) {
  return (
    <section aria-labelledby="details">
      <h2 id="details">{m.cad_sheet_block()}</h2>
      <dl className={css.facts}>
        {cadDetails(part, choice, model).map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Link to={product} className={css.product}>
        {m.cad_to_product()}
        <Icon name="arrow-right" small />
      </Link>
    </section>
  )
}
