import { resolve } from 'node:path'
import { PROJECT_FOLDER } from './project-folder.ts'

/** The folder of the company for commands, which need no other setting of the server: COMPANY_DIR, or the demo's. */
export const companyFolder = (): string => resolve(PROJECT_FOLDER, process.env['COMPANY_DIR'] || 'data')
