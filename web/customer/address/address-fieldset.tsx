import { FieldCell, FieldGroup } from '#web/forms/field-group.tsx'
import { Field, SelectField } from '#web/forms/field.tsx'
import { bindFields } from '#web/forms/bind-fields.ts'
import type { FieldErrors } from '#web/forms/form-fields.ts'
import { ADDRESS_FIELDS, type AddressFields, type AddressLists, type AddressValues } from './address-fields.ts'
import { NameCells } from './name-cells.tsx'

interface AddressFieldsetProps {
  legend: string
  /** Section of the browser's autofill. */
  section: 'billing' | 'shipping'
  /** Prepended to each name in the form. */
  prefix?: string
  fields?: AddressFields
  values: AddressValues
  errors: FieldErrors
  lists: AddressLists
}

/** One address. */
export function AddressFieldset({
  legend,
  section,
  prefix = '',
  fields = ADDRESS_FIELDS,
  values,
  errors,
  lists,
}: AddressFieldsetProps) {
  const { text, choice } = bindFields(fields, values, errors, { prefix, section })
  return (
    <FieldGroup legend={legend}>
      <Field {...text('company')} />
      <Field {...text('department')} />
      <NameCells
        salutation={choice('salutationId')}
        title={text('title')}
        firstName={text('firstName')}
        lastName={text('lastName')}
        salutations={lists.salutations}
      />
      <FieldCell width="whole">
        <Field {...text('street')} />
      </FieldCell>
      {lists.countries.length === 0 ? (
        <input type="hidden" name={`${prefix}countryId`} value={values.countryId} />
      ) : (
        <FieldCell width="whole">
          <SelectField {...choice('countryId')}>
            {lists.countries.map(({ id, translated }) => (
              <option key={id} value={id}>
                {translated.name}
              </option>
            ))}
          </SelectField>
        </FieldCell>
      )}
      <FieldCell width="third">
        <Field {...text('zipcode')} />
      </FieldCell>
      <FieldCell width="two-thirds">
        <Field {...text('city')} />
      </FieldCell>
    </FieldGroup>
  )
}
