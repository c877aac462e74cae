import type { Polymer, ShortName } from './grade.ts'

const percent = (value: string) => ({ de: `${value.replace('.', ',')} %`, en: `${value} %` })

/** Polyamides and acetals: saturated in water, and as they settle in a room. */
const moisture = (saturated: string, settled: string) => ({
  de: `${percent(saturated).de} (Sättigung), ${percent(settled).de} (23 °C, 50 % r. F.)`,
  en: `${percent(saturated).en} (saturation), ${percent(settled).en} (23 °C, 50 % r.h.)`,
})

type Values = Omit<Polymer, 'shortName' | 'pfas'> & { pfas?: boolean }
const polymer = (shortName: ShortName, { pfas = false, ...values }: Values): Polymer => ({ shortName, pfas, ...values })

/** Values of the materials table. */
export const POLYMERS = {
  'PE-UHMW': polymer('PE-UHMW', {
    code: 'PEUHMW',
    temperature: [-200, 80, 120],
    friction: [0.1, 0.25],
    waterAbsorption: percent('< 0.01'),
    expansion: 20,
    fda: '21 CFR 177.1520',
  }),
  'PE-HMW': polymer('PE-HMW', {
    code: 'PEHMW',
    temperature: [-100, 80, 120],
    friction: [0.15, 0.3],
    waterAbsorption: percent('< 0.01'),
    expansion: 15,
    fda: '21 CFR 177.1520',
  }),
  PA6: polymer('PA6', {
    code: 'PA6',
    temperature: [-30, 100, 160],
    friction: [0.3, 0.45],
    waterAbsorption: moisture('9', '3'),
    expansion: 11,
    fda: '21 CFR 177.1500',
  }),
  PA66: polymer('PA66', {
    code: 'PA66',
    temperature: [-30, 100, 170],
    friction: [0.3, 0.45],
    waterAbsorption: moisture('8.5', '2.8'),
    expansion: 10,
    fda: '21 CFR 177.1500',
  }),
  'PA6 C': polymer('PA6 C', {
    code: 'PA6C',
    temperature: [-40, 100, 170],
    friction: [0.3, 0.35],
    waterAbsorption: moisture('7.2', '2.5'),
    expansion: 9,
    fda: '21 CFR 177.1500',
  }),
  'POM-C': polymer('POM-C', {
    code: 'POMC',
    temperature: [-40, 100, 140],
    friction: [0.25, 0.35],
    waterAbsorption: moisture('0.8', '0.2'),
    expansion: 12,
    fda: '21 CFR 177.2470',
  }),
  'POM-H': polymer('POM-H', {
    code: 'POMH',
    temperature: [-40, 90, 150],
    friction: [0.2, 0.35],
    waterAbsorption: moisture('0.9', '0.2'),
    expansion: 10,
    fda: '21 CFR 177.2480',
  }),
  PET: polymer('PET', {
    code: 'PET',
    temperature: [-20, 100, 170],
    friction: [0.2, 0.25],
    waterAbsorption: moisture('0.5', '0.2'),
    expansion: 7,
    fda: '21 CFR 177.1630',
  }),
  PVDF: polymer('PVDF', {
    code: 'PVDF',
    temperature: [-30, 150, 160],
    friction: [0.25, 0.35],
    waterAbsorption: percent('0.03'),
    expansion: 13,
    fda: '21 CFR 177.2510',
    pfas: true,
  }),
  PTFE: polymer('PTFE', {
    code: 'PTFE',
    temperature: [-200, 260, 300],
    friction: [0.05, 0.15],
    waterAbsorption: percent('< 0.01'),
    expansion: 12,
    fda: '21 CFR 177.1550',
    pfas: true,
  }),
  PPS: polymer('PPS', {
    code: 'PPS',
    temperature: [-20, 220, 260],
    friction: [0.25, 0.4],
    waterAbsorption: percent('0.05'),
    expansion: 6,
    fda: '21 CFR 177.2490',
  }),
  PEEK: polymer('PEEK', {
    code: 'PEEK',
    temperature: [-60, 250, 300],
    friction: [0.3, 0.4],
    waterAbsorption: percent('0.45'),
    expansion: 5,
    fda: '21 CFR 177.2415',
  }),
} as const satisfies Record<ShortName, Polymer>
