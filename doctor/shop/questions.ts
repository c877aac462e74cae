/** Facts that a Store API does not tell. The operator of a Shopware has to look there. */
export const SHOP_QUESTIONS: readonly string[] = [
  'Is the double opt-in of guests off (core.loginRegistration.doubleOptInGuestOrder)? With it, guests have to follow a link in a mail before they can send a quote request.',
  'Are phone number and additional address lines optional (Settings, Log-in & sign-up)? The forms of the site do not ask for what only the shop requires, and it refuses guests then.',
  'Does a flow for "order placed" send a mail to the customer and one to your sales? The site sends none, and Shopware’s own template does not show cut lengths and notes of lines.',
  'Is core.cart.lineItemAddLimit 0? It counts the additions of all visitors of the site together, because their requests come from one machine.',
  'Does the shop use Elasticsearch (SHOPWARE_ES_ENABLED)? Then its lists show a change once its own index has it.',
  'Do your visitors search for item numbers? The search of the site does not find the products of a Shopware yet.',
]
