import { offerLanguagesOf } from '#server/company-files.ts'
import { openAdminApi } from './admin-api.ts'
import { readSetUp } from './read-set-up.ts'
import { setUpShopware } from './set-up.ts'

const USAGE = `Usage: npm run shopware:set-up

Environment: SHOP_ACCESS_KEY and PUBLIC_URL as the site has them; SHOPWARE_URL (https://shop.example.com),
SHOPWARE_CLIENT_ID and SHOPWARE_CLIENT_SECRET of an integration with write access (Settings, System, Integrations);
COMPANY_DIR, if it is not the demo: the shop gets a domain for each of its languages.
docs/shopware.md has the rest.
`

const env = (name: string): string => process.env[name]?.replace(/\/$/, '') ?? ''
const access = {
  url: env('SHOPWARE_URL'),
  clientId: env('SHOPWARE_CLIENT_ID'),
  clientSecret: process.env['SHOPWARE_CLIENT_SECRET'] ?? '',
}
const site = { publicUrl: env('PUBLIC_URL'), accessKey: env('SHOP_ACCESS_KEY') }

// Exit codes: 0 done, 1 failed, 2 called wrongly.
if ([...Object.values(access), ...Object.values(site)].includes('')) {
  process.stderr.write(USAGE)
  process.exitCode = 2
} else {
  try {
    offerLanguagesOf(process.env['COMPANY_DIR'] || 'data')
    const api = await openAdminApi(access)
    const lines = await setUpShopware(api, await readSetUp(), site, console.log)
    console.log(`\nSettings of the site:\n\nSHOP_URL=${access.url}/store-api\n${lines.join('\n')}`)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
