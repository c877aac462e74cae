import { SIGN_IN_FORM } from '#web/customer/account/sign-in/sign-in-form.ts'
import { REGISTRATION_FORM } from '#web/customer/registration/registration-form.ts'
import { networkErrorResult } from '#web/forms/network-error.ts'
import { CHOICE_FORM } from './address/choice-form.ts'
import { GUEST_FORM } from './address/guest-form.ts'
import { SUMMARY_FORM } from './summary/summary-form.ts'

/** The result of the posted form of either step if the server does not respond. */
export function checkoutNetworkResult(posted: FormData) {
  switch (posted.get('intent')) {
    case 'send':
      return networkErrorResult(SUMMARY_FORM, posted)
    case 'choose':
      return networkErrorResult(CHOICE_FORM, posted)
    case 'sign-in':
      return networkErrorResult(SIGN_IN_FORM, posted)
    case 'register':
      return networkErrorResult(REGISTRATION_FORM, posted)
    default:
      return networkErrorResult(GUEST_FORM, posted)
  }
}
