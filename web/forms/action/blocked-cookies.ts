/** Cookie that scripts set when a form is posted, and the field that they add to it. */
export const FORM_COOKIE = 'form-cookie'
/** Field in place of that one if the form came without any cookie. */
export const BLOCKED_COOKIES = 'blocked-cookies'
