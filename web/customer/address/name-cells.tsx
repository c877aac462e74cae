import type { ComponentProps } from 'react'
import type { Salutation } from '#contracts/shop/customer.ts'
import { FieldCell } from '#web/forms/field-group.tsx'
import { Field, SelectField } from '#web/forms/field.tsx'

interface NameCellsProps {
  salutation: Omit<ComponentProps<typeof SelectField>, 'children'>
  firstName: ComponentProps<typeof Field>
  lastName: ComponentProps<typeof Field>
  salutations: readonly Pick<Salutation, 'id' | 'translated'>[]
}

/** Salutation and name of a person, side by side. */
export const NameCells = ({ salutation, firstName, lastName, salutations }: NameCellsProps) => (
  <>
    <FieldCell width="third">
      <SelectField {...salutation}>
        <option value="">–</option>
        {salutations.map(({ id, translated }) => (
          <option key={id} value={id}>
            {translated.displayName}
          </option>
        ))}
      </SelectField>
    </FieldCell>
    <FieldCell width="third">
      <Field {...firstName} />
    </FieldCell>
    <FieldCell width="third">
      <Field {...lastName} />
    </FieldCell>
  </>
)
