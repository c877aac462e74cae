import type { Address } from '#contracts/shop/customer.ts'

/** An address as on an envelope; `email` is the contact's. */
export function AddressBlock({ address, email }: { address: Address | null | undefined; email?: string }) {
  if (!address) return null
  const { company, department, salutation, firstName, lastName, street, zipcode, city, country, phoneNumber } = address
  const name = [
    salutation?.salutationKey === 'not_specified' ? '' : salutation?.translated.displayName,
    firstName,
    lastName,
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
  return (
    <address>
      {lines.filter(Boolean).map((line) => (
        <span key={line}>
          {line}
          <br />
        </span>
      ))}
    </address>
  )
}
