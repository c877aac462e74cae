import { z } from 'zod'
import { C_PROFILE_NAMES, C_PROFILES, cProfileOutline } from '#tools/demo-catalogue/geometry/c-profiles.ts'
import { cProfileOption } from '#tools/demo-catalogue/options/part-options.ts'
import { barItem } from './bar.ts'

export const cProfile = z
  .strictObject({ shape: z.literal('c-profile'), profiles: z.array(z.enum(C_PROFILE_NAMES)) })
  .transform(({ profiles }) =>
    profiles.map((name) =>
      barItem({
        code: name,
        outline: cProfileOutline(C_PROFILES[name]),
        options: [cProfileOption(name)],
        sizes: C_PROFILES[name],
      }),
    ),
  )
