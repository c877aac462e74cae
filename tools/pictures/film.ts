import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { chainRun } from '#tools/demo-catalogue/assembly/chain-run.ts'
import { C_PROFILES, cProfileOutline } from '#tools/demo-catalogue/geometry/c-profiles.ts'
import { CHAINS } from '#tools/demo-catalogue/geometry/chains.ts'
import { guideOutline } from '#tools/demo-catalogue/geometry/guide-outlines.ts'
import { boundingBox } from '#drawing/geometry/outline.ts'
import { writeSvg } from '#drawing/picture.ts'
import { paperFor } from '#drawing/paper.ts'
import { bodyOf, type Solid } from '#drawing/geometry/solid.ts'
import { sweep } from '#drawing/geometry/sweep.ts'
import { project, type Vector } from '#drawing/geometry/vector.ts'

/**
 * Draws the frames of the film about mounting a chain guide, from the shop's geometry. The profile comes, the guide is
 * pushed in, the chain is laid on and runs. `npm run demo:film` makes the film of them.
 */
const FRAMES_PER_SECOND = 20
/** Seconds at which each step begins, and the end. The captions in data/media/film have the same times. */
const STEPS = { profile: 0, guide: 5, chain: 11, run: 15, end: 22 }
/** Second whose frame is the poster. */
const POSTER_AT = 8.6
const WIDTH = 1280
const HEIGHT = 720
const PAPER = '#f4f1ea'
const HATCH_STEP = 4

const LENGTH = 320
const PROFILE = cProfileOutline(C_PROFILES.C40)
const GUIDE = guideOutline('CT', '12B', 1)
const { pitch, roller } = CHAINS['12B']
const ON_GUIDE = boundingBox(GUIDE).max[1] + roller / 2
const FLOOR = -C_PROFILES.C40.wall
/** Links beyond each end, so that the run has none in view. */
const LINKS = 44

/** From 0 before a step begins to 1 when it has ended, slow at both ends. */
function progress(time: number, from: number, to: number): number {
  const share = Math.max(0, Math.min(1, (time - from) / (to - from)))
  return share * share * (3 - 2 * share)
}

const { width, height, wall, slot } = C_PROFILES.C40
const [TOP, OUTER] = [FLOOR + height, width / 2]
/** The wall of the profile that is in front of the guide, with its lip. */
const FRONT_WALL: Solid['outline'] = [
  [slot / 2, TOP - wall],
  [OUTER - wall, TOP - wall],
  [OUTER - wall, FLOOR],
  [OUTER, FLOOR],
  [OUTER, TOP],
  [slot / 2, TOP],
]

/** The guide in its profile, which is on both sides of it. What of it is out is nearer than both, and covers neither. */
const mounted = (profileAt: number, guideAt: number): Solid[] => [
  { outline: PROFILE, length: LENGTH, at: [0, profileAt, FLOOR], material: 'steel' },
  { outline: GUIDE, length: LENGTH, at: [0, guideAt, 0], material: 'pe' },
  { outline: FRONT_WALL, length: LENGTH, at: [0, profileAt, 0], material: 'steel' },
]

function solidsAt(time: number): Solid[] {
  const profileAt = 700 * (1 - progress(time, STEPS.profile, 2.5))
  const guideAt = -640 * (1 - progress(time, STEPS.guide, 9.5))
  const chainHeight = 300 * (1 - progress(time, STEPS.chain, 14))
  const travelled = Math.max(0, time - STEPS.run) * 2.5 * pitch * progress(time, STEPS.run, STEPS.run + 1.5)
  // Outer and inner links alternate: after two the run looks the same.
  const start = -LINKS * 0.3 * pitch - (travelled % (2 * pitch))
  return [
    ...mounted(profileAt, guideAt),
    ...(time < STEPS.chain ? [] : chainRun('12B', LINKS, [0, start, ON_GUIDE + chainHeight])),
  ]
}

/** The same part of the plane in every frame. */
const VIEW: Vector = [0, LENGTH / 2, 20]
const [midX, midY] = project(VIEW)
const halfWidth = 250
const halfHeight = (halfWidth * HEIGHT) / WIDTH
const paper = paperFor(
  [
    [midX - halfWidth, midY - halfHeight],
    [midX + halfWidth, midY + halfHeight],
  ],
  0,
)

function frame(time: number): string {
  const marks = solidsAt(time)
    .map(bodyOf)
    .flatMap((body) => sweep([body], paper, body.axis === 'y' ? HATCH_STEP : undefined))
  return writeSvg({ width: paper.width, height: paper.height, marks })
}

const drawn = (time: number) =>
  sharp(Buffer.from(frame(time)))
    .resize(WIDTH, HEIGHT, { fit: 'fill' })
    .flatten({ background: PAPER })

const [target = 'var/film', poster] = process.argv.slice(2)
if (target === '--poster' && poster) {
  await drawn(POSTER_AT).webp({ quality: 84, effort: 6 }).toFile(poster)
} else {
  mkdirSync(target, { recursive: true })
  for (let index = 0; index < STEPS.end * FRAMES_PER_SECOND; index += 1) {
    const picture = await drawn(index / FRAMES_PER_SECOND)
      .png()
      .toBuffer()
    writeFileSync(join(target, `${String(index).padStart(4, '0')}.png`), picture)
  }
}
