import { Field, SelectField } from '#web/forms/field.tsx'
import { formatNumber } from '#web/i18n/format.ts'
import { m } from '#web/i18n/messages.ts'
import type { CadCarrier, CadChoice, CadField, CadPart } from '#web/tools/cad/cad-choice.ts'
import { cadBounds } from './cad-texts.ts'

interface CadFieldsProps {
  part: CadPart
  carriers: readonly CadCarrier[]
  choice: CadChoice
  /** The length in the address, even if it cannot be cut. */
  typed: URLSearchParams
  errors: Partial<Record<CadField, string>>
}

/** Length, width and C-profile, as far as the variant has a choice of them. */
export function CadFields({ part, carriers, choice, typed, errors }: CadFieldsProps) {
  const lengthField = (field: 'length' | 'width', label: string) => {
    const bounds = cadBounds(part, field)
    if (!bounds) return null
    return (
      <Field
        name={field}
        label={label}
        unit="mm"
        inputMode="numeric"
        defaultValue={typed.get(field) ?? choice[field]}
        hint={m.product_format_bounds({ min: formatNumber(bounds.min), max: formatNumber(bounds.max) })}
        error={errors[field]}
      />
    )
  }
  return (
    <>
      {lengthField('width', m.product_width())}
      {lengthField('length', m.tools_cut_length())}
      {carriers.length > 0 && (
        <SelectField
          name="c-profile"
          label={m.product_c_profile()}
          defaultValue={choice.carrier?.id ?? ''}
          error={errors['c-profile']}
        >
          <option value="">{m.cad_c_profile_none()}</option>
          {carriers.map(({ id, number, options }) => (
            <option key={id} value={id}>
              {[number, ...options].join(' · ')}
            </option>
          ))}
        </SelectField>
      )}
    </>
  )
}
