/** The customer who is in each stored state, with a quote request. */
export const STORED_CUSTOMER = { email: 'erika@example.com', password: 'Vorfuehrung-2026', company: 'Muster GmbH' }

/** The visitor with a cart. */
export const CART_TOKEN = 'stateStateStateStateStateState32'
