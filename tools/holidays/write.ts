import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { companyFolder } from '#backend/files/company-folder.ts'
import { companySchema } from '#contracts/company.ts'
import { holidaysOf } from './holidays-of.ts'

/** Years that one run covers, from this one. */
const YEARS = 6
const FILE = join(companyFolder(), 'company.json')

/** Adds the public holidays of the company's land to the days on which it is closed, and drops past days. */
const file = z.record(z.string(), z.unknown()).parse(JSON.parse(readFileSync(FILE, 'utf8')))
const { land, closedOn } = companySchema.parse(file)
const year = new Date().getFullYear()
const holidays = holidaysOf(
  land,
  Array.from({ length: YEARS }, (_, index) => year + index),
)
const days = [...new Set([...closedOn, ...holidays])].filter((day) => day >= `${year}-01-01`).toSorted()
writeFileSync(FILE, `${JSON.stringify({ ...file, closedOn: days }, null, 2)}\n`)
process.stdout.write(`${FILE}: ${days.length} closed days of ${land} until ${year + YEARS - 1}\n`)
