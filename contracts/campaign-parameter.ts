/**
 * Matches the name of a parameter that campaigns add and no page reads. It identifies one visitor, and must not be in a
 * shared page.
 */
export const CAMPAIGN_PARAMETER = /^(utm_\w+|mtm_\w+|pk_\w+|fbclid|gclid|msclkid)$/
