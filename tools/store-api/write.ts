import { writeFileSync } from 'node:fs'
import { shopSchemas } from './shop-schemas.ts'

/** Writes what `/store-api/_info/openapi3.json` says about requests and responses; after each change of the contract. */
const FILE = 'backend/shop/openapi/schemas.json'

writeFileSync(FILE, shopSchemas())
process.stdout.write(`${FILE}\n`)
