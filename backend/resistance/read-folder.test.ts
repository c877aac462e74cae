import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { PROJECT_FOLDER } from '#backend/files/project-folder.ts'
import { composeServed, importResistance } from './import-folder.ts'
import { describeWrongRow, ResistanceInvalid } from './problem.ts'
import { readFolder } from './read-folder.ts'
import { openResistance } from './resistance.ts'
import { formulasSchema, SERVED, toTexts } from './served-files.ts'
import { FILE_NAMES, isCasNumber, type FileName } from './row-schemas.ts'

const HEADS: Record<FileName, string> = {
  groups: 'key,name_de,name_en,name_nl,name_cs',
  chemicals:
    'key,name_de,name_en,name_nl,name_cs,name_fr,name_es,name_it,name_ru,synonyms,cas,formula,group,smiles,din2403,water,dilution,asked',
  materials:
    'short_name,polymer,family_de,family_en,family_nl,family_cs,price_class,temperature_min,temperature_max,temperature_short',
  sources: 'key,kind,name',
  ratings: 'chemical,concentration,temperature,polymer,rating,source,note',
  reactions: 'key,first,second,danger_de,danger_en,danger_nl,danger_cs,source',
}
const ROWS: Record<FileName, string[]> = {
  groups: ['acids,Säuren,Acids,Zuren,Kyseliny'],
  chemicals: [
    'essigsaeure,Essigsäure,Acetic acid,Azijnzuur,Kyselina octová,,,,,Eisessig; vinegar acid,64-19-7,C2H4O2,acids,CC(O)=O,6,,,1',
  ],
  materials: ['PE-UHMW,PE,Werkstoff S,Material S,Materiaal S,Materiál S,1,-150,80,120'],
  sources: ['own,test,Our laboratory 2026'],
  ratings: ['essigsaeure,10,RT,PE,A,own,', 'essigsaeure,UD,60,PE,B,own,after 60 days'],
  reactions: ['acid-acid,essigsaeure,@acids,a,b,c,d,Our laboratory'],
}

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'resistance-'))
})
afterEach(() => rm(folder, { recursive: true }))

async function write(rows: Partial<Record<FileName, string[]>> = {}): Promise<void> {
  for (const name of FILE_NAMES) {
    const lines = ['# A comment', HEADS[name], ...(rows[name] ?? ROWS[name])]
    await writeFile(join(folder, `${name}.csv`), `${lines.join('\n')}\n`)
  }
}

async function problemsOf(rows: Partial<Record<FileName, string[]>>): Promise<string[]> {
  await write(rows)
  const error: unknown = await readFolder(folder).catch((caught: unknown) => caught)
  if (!(error instanceof ResistanceInvalid)) throw new Error('the files were taken', { cause: error })
  return error.problems.map(describeWrongRow)
}

test('The files of a company become its table.', async () => {
  await write()
  expect(await importResistance(folder, folder)).toEqual({ chemicals: 1, ratings: 2, materials: 1, formulas: 1 })
  const { table, formulaOf, json } = await openResistance(folder).read()
  expect(table.chemicals).toEqual([
    {
      key: 'essigsaeure',
      names: { de: 'Essigsäure', en: 'Acetic acid', nl: 'Azijnzuur', cz: 'Kyselina octová' },
      otherNames: ['Eisessig', 'vinegar acid'],
      cas: '64-19-7',
      formula: 'C2H4O2',
      group: 0,
      pipeGroup: 6,
      isDrawn: true,
      asked: 1,
      tests: [
        { concentration: 10, temperature: 'RT', ratings: 'A', sources: '0' },
        { concentration: 'UD', temperature: 60, ratings: 'B', sources: '0' },
      ],
    },
  ])
  expect(table.reactions).toEqual([
    { first: [0], second: [0], danger: { de: 'a', en: 'b', nl: 'c', cz: 'd' }, source: 'Our laboratory' },
  ])
  expect(table.sources).toEqual([{ kind: 'test', name: 'Our laboratory 2026' }])
  expect(JSON.parse(json)).toEqual(table)
  expect(formulaOf('essigsaeure')).toMatch(/^<svg [^]*<\/svg>$/)
  expect(formulaOf('unknown')).toBeUndefined()
})

test.each<[string, Partial<Record<FileName, string[]>>, string]>([
  ['an unknown rating', { ratings: ['essigsaeure,10,RT,PE,D,own,'] }, 'ratings.csv line 3, rating: '],
  ['a concentration above 100 %', { ratings: ['essigsaeure,101,RT,PE,A,own,'] }, 'ratings.csv line 3, concentration: '],
  ['a temperature with a unit', { ratings: ['essigsaeure,10,60 °C,PE,A,own,'] }, 'ratings.csv line 3, temperature: '],
  [
    'an unknown chemical',
    { ratings: [...ROWS.ratings, 'salzsaeure,10,RT,PE,A,own,'] },
    'ratings.csv line 5, chemical: salzsaeure is not known',
  ],
  ['a rating without a source', { ratings: ['essigsaeure,10,RT,PE,A,,'] }, 'ratings.csv line 3, source: is empty'],
  [
    'the same condition twice',
    { ratings: [...ROWS.ratings, 'essigsaeure,10,RT,PE,C,own,'] },
    'ratings.csv line 5, temperature: essigsaeure 10 RT PE is on line 3 already',
  ],
  [
    'a wrong CAS number',
    { chemicals: [ROWS.chemicals[0]?.replace('64-19-7', '64-19-8') ?? ''] },
    'chemicals.csv line 3, cas: is not a CAS number',
  ],
  [
    'a group that is missing',
    { chemicals: [ROWS.chemicals[0]?.replace(',acids,', ',bases,') ?? ''] },
    'chemicals.csv line 3, group: bases is not known',
  ],
  [
    'a chemical without ratings',
    { chemicals: [...ROWS.chemicals, 'wasser,Wasser,Water,Water,Voda,,,,,,7732-18-5,H2O,acids,,1,,,'] },
    'chemicals.csv line 4, key: wasser has no rating',
  ],
  [
    'a plastic without ratings',
    { materials: ['PVDF,PVDF,a,a,a,a,4,-30,150,160'] },
    'materials.csv line 3, polymer: PVDF is not known',
  ],
  ['a price class of 6', { materials: ['PE,PE,a,a,a,a,6,-30,150,160'] }, 'materials.csv line 3, price_class: '],
  [
    'a short-time limit below the long-term one',
    { materials: ['PE-UHMW,PE,a,a,a,a,1,-150,80,70'] },
    'materials.csv line 3, temperature_short: must not be below temperature_max',
  ],
  [
    'a kind of water that does not exist',
    { chemicals: [ROWS.chemicals[0]?.replace('6,,,1', '6,wet,,1') ?? ''] },
    'chemicals.csv line 3, water: ',
  ],
  [
    'a reaction with an unknown medium',
    { reactions: ['acid,essigsaeure;salzsaeure,@acids,a,b,c,d,own'] },
    'reactions.csv line 3, first: salzsaeure is not known',
  ],
  [
    'a reaction with an unknown group',
    { reactions: ['acid,essigsaeure,@bases,a,b,c,d,own'] },
    'reactions.csv line 3, second: @bases is not known',
  ],
  ['a row that is too short', { groups: ['acids,Säuren'] }, 'groups.csv line 3: '],
])('Reports %s with file, line and column.', async (_, rows, message) => {
  expect(await problemsOf(rows)).toEqual([expect.stringContaining(message)])
})

test('Reports every wrong row at once, and a file that does not exist.', async () => {
  const wrong = ['essigsaeure,0,RT,PE,A,own,', 'essigsaeure,10,RT,PE,X,own,', 'Essig,10,RT,PE,A,own,']
  expect(await problemsOf({ ratings: wrong })).toHaveLength(3)
  await rm(join(folder, 'sources.csv'))
  await expect(readFolder(folder)).rejects.toThrow('sources.csv: does not exist')
})

test('A text that is not SMILES changes nothing.', async () => {
  await write()
  await importResistance(folder, folder)
  const before = await readFile(join(folder, 'served/table.json'), 'utf8')
  await write({ chemicals: [ROWS.chemicals[0]?.replace('CC(O)=O', 'C1(Xx') ?? ''] })
  await expect(importResistance(folder, folder)).rejects.toThrow('chemicals.csv line 3, smiles: cannot be drawn')
  expect(await readFile(join(folder, 'served/table.json'), 'utf8')).toBe(before)
})

test('Files of another folder are copied, with their comments.', async () => {
  const target = join(folder, 'target')
  await write({ sources: ['own,test,Our laboratory 2027'] })
  await importResistance(folder, target)
  expect(await readFile(join(target, 'sources.csv'), 'utf8')).toMatch(/^# A comment\n[^]*2027/)
  expect((await openResistance(target).read()).table.sources[0]?.name).toBe('Our laboratory 2027')
})

test('A file of Excel in the code page of western Europe keeps its umlauts.', async () => {
  await write()
  const path = join(folder, 'chemicals.csv')
  await writeFile(path, await readFile(path, 'utf8'), 'latin1')
  await importResistance(folder, folder)
  expect((await openResistance(folder).read()).table.chemicals[0]?.names.de).toBe('Essigsäure')
})

test('CAS numbers are checked by their last digit.', () => {
  expect(['7732-18-5', '1310-73-2', '64-19-7'].map(isCasNumber)).toEqual([true, true, true])
  expect(['7732-18-6', '1310-37-2', '64197', ''].map(isCasNumber)).toEqual([false, false, false, false])
})

test('The server’s file agrees with the rows beside it.', async () => {
  const own = join(PROJECT_FOLDER, 'data/resistance')
  const read = (path: string) => readFile(join(own, path), 'utf8')
  const { files } = await composeServed(own, formulasSchema.parse(JSON.parse(await read(SERVED.formulas))))
  const texts = toTexts(files)
  for (const name of ['table', 'formulas'] as const) {
    expect(texts[name] === (await read(SERVED[name])), `npm run import:resistance writes ${name}`).toBe(true)
  }
})
