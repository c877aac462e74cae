import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { allClauses, type Clause, EDITIONS, files, MATERIAL_DATA, POLYMERS, read, RESISTANCE } from './claims.ts'

const CLAUSES = allClauses()
const toNumber = (text = '') => Number(text.replace('−', '-').replace(',', '.'))

/** Finds numbers after these words which no plastic of the clause has. */
function wrong(said: RegExp, valuesOf: (polymer: string) => readonly number[], except: (clause: Clause) => number[]) {
  let count = 0
  const faults = CLAUSES.flatMap((clause) => {
    const right = (clause.polymers.length > 0 ? clause.polymers : POLYMERS).flatMap(valuesOf)
    return [...clause.text.matchAll(said)]
      .flatMap(([, ...numbers]) => numbers.filter((number) => number !== undefined).map(toNumber))
      .filter((number) => {
        count++
        return !right.includes(number) && !except(clause).includes(number)
      })
      .map((number) => `${clause.file}: ${number} in “${clause.text}” (${clause.polymers.join(' ')})`)
  })
  return { count, faults }
}

/** Temperatures other than limits of use. */
const OTHER_TEMPERATURES: readonly (readonly [
  file: RegExp,
  polymer: string | undefined,
  degrees: readonly number[],
])[] = [
  // Where properties are measured; where goods must warm up; where sawdust smoulders; of a request.
  [/./, undefined, [23]],
  [/handhabung|handling|verwerking|manipulace/, undefined, [10]],
  [/holz|wood|hout|drevo/, undefined, [130]],
  [/messages\/resistance/, undefined, [25, 60]],
  // A change of its crystals, a grade with recycled material, poisonous gases, solvents, dishwashers.
  [/./, 'PTFE', [19]],
  [/material(s|e|y)|werkstoffe|materialen/, 'PE-UHMW', [-150]],
  [/./, 'PVDF', [260]],
  [/./, 'PPS', [200]],
  [/murylat/, 'PET', [80]],
  // An example of expansion; those that bear more than others.
  [/getraenke|bottling|dranken|napoje/, 'PE-UHMW', [15, 65]],
  [/(werkstoffe|materials|materialen|materialy)\.json/, 'PVDF', [100]],
  // Replacements of PTFE and PVDF: the title of each entry names the plastic.
  [/pfas/, undefined, [80, 220, 250]],
]

test('Every temperature is a limit of the plastic that the text is about.', () => {
  const limits = new Map(
    RESISTANCE.materials.map(({ name, temperatures, shortTime }) => [name, [...temperatures, shortTime]]),
  )
  const { count, faults } = wrong(
    /(?:([−-]?\d+) (?:bis|to|tot|až|und|and|en|a|auf|naar) )?\+?([−-]?\d+) ?°C/g,
    (polymer) => limits.get(polymer) ?? [],
    ({ file, polymers }) =>
      OTHER_TEMPERATURES.flatMap(([pattern, polymer, degrees]) =>
        pattern.test(file) && (polymer === undefined || polymers.includes(polymer)) ? degrees : [],
      ),
  )
  expect(faults).toEqual([])
  expect(count).toBeGreaterThan(300)
})

test('Every absorption of water is that of the plastic that the text is about.', () => {
  const { count, faults } = wrong(
    /(\d+(?:[.,]\d+)?) ?% (?:Wasser|water|vody)|(?:Wasseraufnahme unter|nasákavost|water absorption) (\d+[.,]\d+)/gi,
    (polymer) => Object.values(MATERIAL_DATA.polymers[polymer]?.waterAbsorption ?? {}),
    () => [],
  )
  expect(faults).toEqual([])
  expect(count).toBeGreaterThan(20)
})

test('Every thermal expansion is that of the plastic that the text is about.', () => {
  const { count, faults } = wrong(
    /(\d+[.,]\d+) mm (?:je Meter|per met(?:re|er)|na metr) (?:und|and|en|a) [Kk]elvin/g,
    (polymer) => [(MATERIAL_DATA.polymers[polymer]?.expansion ?? Number.NaN) / 100],
    () => [],
  )
  expect(faults).toEqual([])
  expect(count).toBeGreaterThan(50)
})

test('Every paragraph of the FDA is that of the plastic that the text is about.', () => {
  const { count, faults } = wrong(
    /21 CFR (177\.\d{4})/g,
    (polymer) => [toNumber(MATERIAL_DATA.polymers[polymer]?.fda.replace('21 CFR ', ''))],
    () => [],
  )
  expect(faults).toEqual([])
  expect(count).toBe(8)
})

const cellsOf = (row: string) =>
  [...row.matchAll(/<t[hd]>(.*?)<\/t[hd]>/g)].map(([, cell = '']) => cell.replaceAll(/<[^>]*>/g, ''))
const rowsOf = (file: string) => read(file).split('<tr>').slice(1).map(cellsOf)

/** Words for plastics with and without PFAS in the table of materials. */
const PFAS = {
  de: ['ohne Zusatz', 'enthält'],
  en: ['none added', 'contains'],
  nl: ['zonder toevoeging', 'bevat'],
  cz: ['bez přídavku', 'obsahuje'],
} as const
const FOOD = { de: ['nein', 'ja'], en: ['no', 'yes'], nl: ['nee', 'ja'], cz: ['ne', 'ano'] } as const

test.each(EDITIONS)(
  'In $locale the table of materials has the values of the catalogue.',
  ({ locale, materials, point }) => {
    const rows = rowsOf(`data/pages/${locale}/${materials}.json`).filter(([, name = '']) => POLYMERS.includes(name))
    expect(rows.map(([, name]) => name).toSorted()).toEqual(Object.keys(MATERIAL_DATA.polymers).toSorted())
    const printed = (value: number) => value.toFixed(2).replace('.', point)
    for (const [brand, name = '', temperatures = '', friction, expansion, pfas] of rows) {
      const polymer = MATERIAL_DATA.polymers[name]
      if (!polymer) throw new Error(name)
      const family = RESISTANCE.materials.find((one) => one.name === name)?.family[locale]
      expect(brand, name).toBe(family)
      expect(
        [...temperatures.matchAll(/−?\d+/g)].map(([one]) => toNumber(one)),
        name,
      ).toEqual([polymer.temperature.from, polymer.temperature.to])
      for (const value of [polymer.friction.from, polymer.friction.to]) expect(friction, name).toContain(printed(value))
      expect(expansion, name).toBe(printed(polymer.expansion / 100))
      expect(pfas, name).toBe(PFAS[locale][polymer.pfas ? 1 : 0])
    }
  },
)

test.each(EDITIONS)(
  'In $locale the pages of materials call the same grades fit for food as the catalogue.',
  ({ locale, materials, tag }) => {
    const rows = files(`data/pages/${locale}/${materials}/*.json`).flatMap(rowsOf)
    for (const { name, food } of Object.values(MATERIAL_DATA.grades)) {
      const label = (typeof name === 'string' ? name : (name[tag] ?? '')).replaceAll('\u00a0', ' ')
      expect(rows.find(([own]) => own === label)?.at(-1), label).toBe(FOOD[locale][food ? 1 : 0])
    }
  },
)

test('The statement on PFAS sorts the plastics as the catalogue does.', () => {
  const rows = [
    ...read('tools/demo-downloads/documents/pfas-statement.json').matchAll(/"name": "([^"]*)",\s+"value": "([^"]*)"/g),
  ]
  expect(rows).toHaveLength(8)
  for (const [, names = '', value = ''] of rows) {
    const contains = /enthält|contains|bevat|obsahuje/.test(value)
    const own = Object.entries(MATERIAL_DATA.polymers).filter(([, { pfas }]) => pfas === contains)
    const families = new Set(own.map(([name]) => name.split(/[\d -]/)[0]))
    expect(names.split(', ').toSorted(), value).toEqual([...families].toSorted())
  }
})

/** Numbers as words from two on, in each language. */
const NUMERALS = {
  de: 'zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn',
  en: 'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen',
  nl: 'twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien',
  cz: 'dva tři čtyři pět šest sedm osm devět deset jedenáct dvanáct třináct čtrnáct patnáct',
} as const
/** The number in this word, if it is one. Czech ones have endings: `jedenácti`. */
const numberOf = (word: string, locale: keyof typeof NUMERALS): number[] => {
  const numerals = NUMERALS[locale].split(' ')
  const plain = word.toLowerCase()
  const index = numerals.findIndex((one) => plain === one || (locale === 'cz' && plain === `${one}i`))
  return /^\d+$/.test(word) ? [Number(word)] : index < 0 ? [] : [index + 2]
}

const categories = JSON.parse(read('data/demo/categories.json')) as Record<string, { parent?: string }>
const lines = (file: string) =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)
const PRODUCTS = lines('data/catalogue/products.jsonl')

/** The things that pages count, with their noun in each language. */
const COUNTS = [
  {
    what: 'families of materials',
    count: files('data/pages/de/werkstoffe/*.json').length,
    nouns: {
      de: /([\p{L}\d]+) (?:Werkstofff|F)amilien/gu,
      en: /([\p{L}\d]+) (?:material )?families\b/gu,
      nl: /([\p{L}\d]+) (?:materiaal)?families/gu,
      cz: /([\p{L}\d]+) (?:materiálových )?řad(?=[ ,])/gu,
    },
    pages: /./,
  },
  {
    what: 'families of products',
    count: Object.values(categories).filter(({ parent }) => parent === undefined).length,
    nouns: {
      de: /([\p{L}\d]+) Produktfamilien/gu,
      en: /([\p{L}\d]+) product families/gu,
      nl: /([\p{L}\d]+) productfamilies/gu,
      cz: /([\p{L}\d]+) produktových skupin/gu,
    },
    pages: /./,
  },
  {
    what: 'industries',
    count: files('data/pages/de/branchen/*.json').length,
    nouns: {
      de: /([\p{L}\d]+) (?:Branchen|Anwendungen)(?=[.,])/gu,
      en: /([\p{L}\d]+) (?:industries|applications)(?=[.,])/gu,
      nl: /([\p{L}\d]+) (?:branches|toepassingen)(?=[.,])/gu,
      cz: /([\p{L}\d]+) (?:oborů|oblastí použití)(?=[.,])/gu,
    },
    pages: /index\.json|branchen\.json|industries\.json|branches\.json|obory\.json/,
  },
  {
    what: 'plastics of sheets',
    count: PRODUCTS.filter(({ number }) => String(number).startsWith('PL-')).length,
    nouns: {
      de: /[Aa]us (\S+) Kunststoffen/g,
      en: /[Mm]ade of (\S+) plastics/g,
      nl: /[Vv]an (\S+) kunststoffen/g,
      cz: /[Zz] (\S+) plastů/g,
    },
    pages: /./,
  },
  {
    what: 'plastics of the resistance tool',
    count: RESISTANCE.materials.length,
    nouns: { de: /(\d+) Kunststoffe\b/g, en: /(\d+) plastics\b/g, nl: /(\d+) kunststoffen\b/g, cz: /(\d+) plastů/g },
    pages: /./,
  },
  {
    what: 'chemicals of the resistance tool, in full hundreds',
    count: Math.floor(RESISTANCE.chemicals.length / 100) * 100,
    nouns: {
      de: /[Mm]ehr als (\d+) Chemikalien/g,
      en: /[Mm]ore than (\d+) chemicals/g,
      nl: /[Mm]eer dan (\d+) chemicaliën/g,
      cz: /[Vv]íce než (\d+) chemikálií/g,
    },
    pages: /./,
  },
] as const

test.each(COUNTS)('Pages count as many $what as there are.', ({ count, nouns, pages }) => {
  for (const { locale } of EDITIONS) {
    const counted = files(`data/pages/${locale}/**/*.json`)
      .filter((file) => pages.test(file))
      .flatMap((file) =>
        [...read(file).matchAll(nouns[locale])]
          .flatMap(([, word = '']) => numberOf(word, locale))
          .map((number) => ({ file, number })),
      )
    expect(counted.length, locale).toBeGreaterThan(0)
    expect(counted.filter(({ number }) => number !== count)).toEqual([])
  }
})

/** How long goods in stock take at most, in the words of the catalogue and of the pages. */
const IN_STOCK = {
  de: /innerhalb von (\S+) Arbeitstagen das Haus/,
  en: /leaves within (\S+) working days/,
  nl: /binnen (\S+) werkdagen\./,
  cz: /odjíždí do (\S+) pracovních dnů/,
}

test.each(EDITIONS)('In $locale the history promises the delivery time of goods in stock.', ({ locale, tag }) => {
  const inStock = lines('data/catalogue/delivery-times.jsonl').find(({ key }) => key === 'stock')
  const days = files(`data/pages/${locale}/*/{geschichte,history,geschiedenis,historie}.json`).flatMap((file) =>
    numberOf(IN_STOCK[locale].exec(read(file))?.[1]?.replace('dvou', 'dva') ?? '', locale),
  )
  expect(days).toEqual([inStock?.['max']])
  expect(JSON.stringify(inStock?.['name'])).toContain(`"${tag}":"${days[0]} `)
})

test.each(EDITIONS)('In $locale the company cuts to the longest bar of the catalogue.', ({ locale }) => {
  const bars = lines('data/catalogue/variants.jsonl').map(
    ({ facts }) => z.object({ cut: z.object({ bar: z.number() }).optional() }).parse(facts).cut?.bar ?? 0,
  )
  const [company] = files(`data/pages/${locale}/{unternehmen,company,onderneming,spolecnost}.json`)
  const longest = /(?:bis|up to|tot|do) (\d) (\d{3}) mm/.exec(read(company ?? ''))
  expect(Number(`${longest?.[1]}${longest?.[2]}`)).toBe(Math.max(...bars))
})
