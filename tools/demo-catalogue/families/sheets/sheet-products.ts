import { polyethyleneSheets } from './polyethylene.ts'
import { polyamideSheets } from './polyamide.ts'
import { acetalSheets } from './acetal.ts'
import { fluoropolymerSheets } from './fluoropolymer.ts'
import { highPerformanceSheets } from './high-performance.ts'

export const sheetProducts = [
  ...polyethyleneSheets,
  ...polyamideSheets,
  ...acetalSheets,
  ...fluoropolymerSheets,
  ...highPerformanceSheets,
]
