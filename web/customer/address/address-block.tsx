import type { Address } from '#contracts/shop/customer.ts'

interface AddressBlockProps {
  address: Address | null | undefined
  /** Of the contact. */
  email?: string
  /** Within a text, such as a label. */
  inline?: boolean
}

/** An address as on an envelope. */
export function AddressBlock({ address, email, inline = false }: AddressBlockProps) {
  if (!address) return null
  const { company, department, salutation, title, street, zipcode, city, country, phoneNumber } = address
  const name = [
    salutation?.salutationKey === 'not_specified' ? '' : salutation?.translated.displayName,
    title,
    address.firstName,
    address.lastName,
  ]
  const lines = [
    company,
    department,
    name.filter(Boolean).join(' '),
    street,
    [zipcode, city].filter(Boolean).join(' '),
    country?.translated.name,
    phoneNumber,
    email,
  ]
  const Tag = inline ? 'span' : 'address'
  return (
    <Tag>
      {lines.filter(Boolean).map((line) => (
        <span key={line}>
          {line}
          <br />
        </span>
      ))}
    </Tag>
  )
}
