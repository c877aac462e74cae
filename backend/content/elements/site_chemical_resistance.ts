import { z } from 'zod'
import { elementFormat } from '#backend/content/element-format.ts'
import { bodytextSchema, fileSchema, linkSchema } from '#backend/content/field-schemas.ts'

export const chemicalResistanceFormat = elementFormat(
  'site_chemical_resistance',
  {
    introText: bodytextSchema,
    image: fileSchema.optional(),
    materials: z.array(z.string().min(1)).default([]),
    enquiryLink: linkSchema,
  },
  {
    write: ({ introText, image, materials, enquiryLink }, write) => ({
      introText: write.html(introText),
      image: write.file(image),
      materials,
      enquiryLink: write.link(enquiryLink),
    }),
  },
)
