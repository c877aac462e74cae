import { z } from 'zod'
import type { Country } from '#contracts/shop/customer.ts'
import { ADDRESS_FIELDS, COMPANY_ADDRESS_FIELDS } from '#web/customer/address/address-fields.ts'
import { addressSchema } from '#web/customer/address/address-schema.server.ts'
import { vatSchema } from '#web/customer/vat/vat-field.server.ts'
import { fieldSchema } from '#web/forms/action/form-schema.server.ts'
import { CONTACT_FIELDS } from './address-pair-form.ts'

const { email, phone } = CONTACT_FIELDS

/** Contact and addresses that the shop accepts; those of a company name it. */
export const contactSchema = (countries: readonly Country[], { isCompany }: { isCompany: boolean }) =>
  addressSchema(countries, isCompany ? COMPANY_ADDRESS_FIELDS : ADDRESS_FIELDS)
    .and(vatSchema(countries))
    .and(
      z.object({
        email: fieldSchema(email),
        phone: fieldSchema(phone),
        /** Undefined if goods are delivered to the billing address. */
        delivery: addressSchema(countries).optional(),
      }),
    )

export type CheckedContact = z.output<ReturnType<typeof contactSchema>>
