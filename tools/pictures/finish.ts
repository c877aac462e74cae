import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import sharp from 'sharp'

/** Turns the renders of a folder into the pictures of the pages. The median removes the grain of few samples. */
const [folder = '.', target = join(import.meta.dirname, '../../data/media')] = process.argv.slice(2)
for (const file of readdirSync(folder).filter((name) => name.endsWith('.png'))) {
  const name = basename(file, '.png')
  await sharp(join(folder, file))
    .median(3)
    .webp({ quality: 84, effort: 6 })
    .toFile(join(target, `still-${name}.webp`))
}
