import { Form } from 'react-router'
import { cadPaths } from '#web/app/paths.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { FormToken } from '#web/places/form-token.tsx'
import { AddListForm } from '#web/cart/list-entry/add-list-form.tsx'
import type { CadCarrier, CadChoice, CadErrors, CadPart } from '#web/tools/cad/cad-choice.ts'
import { composeCadModel } from '#web/tools/cad/compose-cad-model.ts'
import { GivenFile } from '#web/tools/cad/given/given-file.tsx'
import type { GivenStep } from '#web/tools/cad/given/given-steps.ts'
import { ModelDrawing } from '#web/tools/cad/model-drawing.tsx'
import { ModelStage } from '#web/tools/cad/model-stage.tsx'
import { Button } from '#web/ui/button.tsx'
import { CadFacts } from './cad-facts.tsx'
import { CadFields } from './cad-fields.tsx'
import { CadFiles } from './cad-files.tsx'
import { cadQueryOf } from './cad-query-of.ts'
import { cadErrorTexts } from './cad-texts.ts'
import css from './route.module.css'

interface CadContentProps {
  part: CadPart
  carriers: readonly CadCarrier[]
  given: readonly GivenStep[]
  choice: CadChoice
  errors: CadErrors
  /** Address of the product's page with this variant. */
  product: string
  /** The choice in the address. */
  search: URLSearchParams
  /** The choice as a list for the request; empty if it is wrong. */
  list: string
}

/** The model with its choice, files and details: markup until its scripts come, which the page does not wait for. */
export function CadContent({ part, carriers, given, choice, errors, product, search, list }: CadContentProps) {
  const locale = getLocale()
  const model = composeCadModel(part, choice)
  const hasShape = part.solids.length > 0
  const hasChoice = hasShape && (part.cut || part.format || carriers.length > 0)
  return (
    <div className={css.columns}>
      <div className={css.models}>
        {hasShape && <ModelStage model={model} drawing={<ModelDrawing model={model} />} />}
        {given.map((file) => (
          <GivenFile key={file.url} file={file} />
        ))}
      </div>
      <div className={css.side}>
        {hasChoice && (
          <Form method="get" action={cadPaths.page(locale, part.id)} preventScrollReset noValidate>
            <h2>{m.cad_choice()}</h2>
            {/* A new choice of another page fills the fields again, and so does another part. */}
            <CadFields
              key={`${part.id}?${search}`}
              {...{ part, carriers, choice }}
              typed={search}
              errors={cadErrorTexts(part, errors, search)}
            />
            <Button type="submit" variant="line">
              {m.cad_apply()}
            </Button>
          </Form>
        )}
        {list !== '' && (
          <AddListForm key={list} list={list} label={m.product_add()} wide>
            <FormToken success={undefined} />
          </AddListForm>
        )}
        {hasShape && <CadFiles part={part} query={cadQueryOf(choice)} />}
        <CadFacts {...{ part, choice, model, product }} />
      </div>
    </div>
  )
}
