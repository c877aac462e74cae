import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'
import { type Part, scene } from './scene.ts'

/** Writes the photographs of the rubber company in `examples`: parts turned on a lathe, in the light of a studio. */
const FOLDER = join(import.meta.dirname, '../../examples/rubber-buffers/media')
const QUALITY = 82

const stud = (from: number, to: number): Part => ({
  material: 'thread',
  profile: [
    [16, from],
    [16, to],
  ],
})
const plate = (radius: number, from: number): Part => ({
  material: 'steel',
  profile: [
    [radius, from],
    [radius, from + 14],
  ],
})

const BUFFER: Part[] = [
  stud(250, 330),
  plate(118, 236),
  {
    material: 'rubber',
    profile: [
      [118, 60],
      [106, 90],
      [102, 148],
      [106, 206],
      [118, 236],
    ],
  },
  plate(118, 46),
  stud(-34, 46),
]
const MOUNT: Part[] = [
  plate(190, 250),
  {
    material: 'rubber',
    profile: [
      [128, 120],
      [146, 200],
      [150, 250],
    ],
  },
  {
    material: 'steel',
    profile: [
      [56, 60],
      [96, 72],
      [122, 110],
      [134, 176],
      [140, 196],
    ],
  },
  stud(-30, 60),
]
const BUMPER: Part[] = [
  stud(264, 340),
  plate(120, 250),
  {
    material: 'rubber',
    profile: [
      [34, 20],
      [64, 34],
      [90, 72],
      [108, 130],
      [118, 200],
      [120, 250],
    ],
  },
]

const one = (parts: Part[]) => [{ parts, x: 600, y: 330, scale: 1.25 }]
const row = (parts: Part[]) => [
  { parts, x: 300, y: 330, scale: 1.15 },
  { parts, x: 655, y: 440, scale: 0.82 },
  { parts, x: 930, y: 530, scale: 0.56 },
]
const PICTURES = {
  'cylindrical-buffer': one(BUFFER),
  'cylindrical-buffer-sizes': row(BUFFER),
  'machine-mount': one(MOUNT),
  'machine-mount-sizes': row(MOUNT),
  bumper: one(BUMPER),
  'bumper-sizes': row(BUMPER),
  range: [
    { parts: MOUNT, x: 270, y: 400, scale: 0.95 },
    { parts: BUFFER, x: 640, y: 330, scale: 1.15 },
    { parts: BUMPER, x: 980, y: 430, scale: 0.85 },
  ],
}

mkdirSync(FOLDER, { recursive: true })
for (const [name, objects] of Object.entries(PICTURES)) {
  const png = new Resvg(scene(objects)).render().asPng()
  await sharp(png)
    .webp({ quality: QUALITY })
    .toFile(join(FOLDER, `${name}.webp`))
}
