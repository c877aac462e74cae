import type { ComponentProps } from 'react'
import type { Salutation } from '#contracts/shop/customer.ts'
import { Field, SelectField } from '#web/forms/field.tsx'

interface NameCellsProps {
  salutation: Omit<ComponentProps<typeof SelectField>, 'children'>
  title: ComponentProps<typeof Field>
  firstName: ComponentProps<typeof Field>
  lastName: ComponentProps<typeof Field>
  salutations: readonly Pick<Salutation, 'id' | 'translated'>[]
}

/** Salutation, title and name of a person, in pairs. */
export const NameCells = ({ salutation, title, firstName, lastName, salutations }: NameCellsProps) => (
  <>
    <SelectField {...salutation}>
      <option value="">–</option>
      {salutations.map(({ id, translated }) => (
        <option key={id} value={id}>
          {translated.displayName}
        </option>
      ))}
    </SelectField>
    <Field {...title} />
    <Field {...firstName} />
    <Field {...lastName} />
  </>
)
