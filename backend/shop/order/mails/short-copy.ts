import { isPlainName, relayedText } from '#backend/mail/relayed-text.ts'
import type { OrderedLine, StoredOrder } from '#backend/shop/order/read-order.ts'
import type { Address } from '#contracts/shop/customer.ts'

/** Characters of a line of an address, and of the buyer's own number of a line. */
const LONGEST_ADDRESS_LINE = 60
const LONGEST_REFERENCE = 40

/**
 * A quote request as its copy shows it at an unconfirmed address, which may be a stranger's. It has neither comment nor
 * notes, and nothing in it becomes a link.
 */
export function shortCopyOf(order: StoredOrder): StoredOrder {
  const { firstName, lastName, title } = order.customer
  const isNamed = [firstName, lastName, ...(title ? [title] : [])].every(isPlainName)
  return {
    ...order,
    customer: isNamed ? order.customer : { ...order.customer, title: null, firstName: '', lastName: '' },
    customerComment: null,
    billingAddress: shortAddress(order.billingAddress),
    shippingAddress: shortAddress(order.shippingAddress),
    lines: order.lines.map(shortLine),
  }
}

/** Whether such a copy lacks something that the customer has written. */
export const lacksTexts = ({ customerComment, lines }: StoredOrder): boolean =>
  Boolean(customerComment) || lines.some(({ payload }) => payload.note)

function shortLine(line: OrderedLine): OrderedLine {
  const { note: _, reference, ...payload } = line.payload
  return {
    ...line,
    payload: { ...payload, ...(reference ? { reference: relayedText(reference, LONGEST_REFERENCE) } : {}) },
  }
}

function shortAddress(address: Address): Address {
  const short = (text: string) => relayedText(text, LONGEST_ADDRESS_LINE)
  const { title, company, department, additionalAddressLine1, zipcode } = address
  return {
    ...address,
    firstName: short(address.firstName),
    lastName: short(address.lastName),
    street: short(address.street),
    city: short(address.city),
    ...(title ? { title: short(title) } : {}),
    ...(company ? { company: short(company) } : {}),
    ...(department ? { department: short(department) } : {}),
    ...(additionalAddressLine1 ? { additionalAddressLine1: short(additionalAddressLine1) } : {}),
    ...(zipcode ? { zipcode: short(zipcode) } : {}),
  }
}
