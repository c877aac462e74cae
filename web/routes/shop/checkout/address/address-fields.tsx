import { m } from '#web/i18n/messages.ts'
import { Field, SelectField } from '#web/forms/field.tsx'
import css from './address-step.module.css'
import type { AddressErrors, AddressField, AddressLists, AddressValues } from './address.ts'

interface AddressFieldsProps {
  /** Before each name: empty for the billing address. */
  prefix: '' | 'delivery.'
  legend: string
  values: AddressValues
  errors: AddressErrors
  lists: AddressLists
}

type Name =
  | 'company'
  | 'department'
  | 'firstName'
  | 'lastName'
  | 'street'
  | 'zipcode'
  | 'city'
  | 'salutationId'
  | 'countryId'

/** One address. Names, order and `autocomplete` are those that browsers fill in by themselves. */
export function AddressFields({ prefix, legend, values, errors, lists }: AddressFieldsProps) {
  const section = prefix === '' ? 'billing' : 'shipping'
  const bind = (name: Name, fill: string, maxLength?: number) => {
    const field = `${prefix}${name}` as AddressField
    return {
      name: field,
      defaultValue: values[field],
      error: errors[field],
      autoComplete: `${section} ${fill}`,
      maxLength,
    }
  }
  // The billing address is that of a company; goods may go to a person.
  const company = prefix === '' ? { required: true } : { optional: m.checkout_optional() }
  return (
    <fieldset className={css.group}>
      <legend>{legend}</legend>
      <div className={css.fields}>
        <Field label={m.checkout_company()} {...bind('company', 'organization', 255)} {...company} />
        <Field
          label={m.checkout_department()}
          {...bind('department', 'organization-title', 255)}
          optional={m.checkout_optional()}
        />
        <div className={css.third}>
          <SelectField
            label={m.checkout_salutation()}
            {...bind('salutationId', 'honorific-prefix')}
            optional={m.checkout_optional()}
          >
            <option value="">–</option>
            {lists.salutations.map(({ id, translated }) => (
              <option key={id} value={id}>
                {translated.displayName}
              </option>
            ))}
          </SelectField>
        </div>
        <div className={css.third}>
          <Field label={m.checkout_first_name()} {...bind('firstName', 'given-name', 50)} required />
        </div>
        <div className={css.third}>
          <Field label={m.checkout_last_name()} {...bind('lastName', 'family-name', 60)} required />
        </div>
        <div className={css.whole}>
          <Field label={m.checkout_street()} {...bind('street', 'street-address', 255)} required />
        </div>
        <div className={css.third}>
          <Field label={m.checkout_zipcode()} {...bind('zipcode', 'postal-code', 50)} required />
        </div>
        <div className={css.twoThirds}>
          <Field label={m.checkout_city()} {...bind('city', 'address-level2', 70)} required />
        </div>
        {lists.countries.length === 0 && (
          <input type="hidden" name={`${prefix}countryId`} value={values[`${prefix}countryId`]} />
        )}
        {lists.countries.length > 0 && (
          <SelectField label={m.checkout_country()} {...bind('countryId', 'country')} required>
            {lists.countries.map(({ id, translated }) => (
              <option key={id} value={id}>
                {translated.name}
              </option>
            ))}
          </SelectField>
        )}
      </div>
    </fieldset>
  )
}
