/** Name of the one field of the footer and of teasers: an e-mail address for the form of another page. */
export const SHORT_FORM_EMAIL = 'short-form-email'
/** Name of the field that people leave empty. */
export const SHORT_FORM_TRAP = 'website'
