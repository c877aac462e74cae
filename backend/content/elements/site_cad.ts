import { elementFormat } from '#backend/content/element-format.ts'
import { bodytextSchema, fileSchema, linkSchema } from '#backend/content/field-schemas.ts'

export const cadFormat = elementFormat(
  'site_cad',
  { introText: bodytextSchema, image: fileSchema.optional(), enquiryLink: linkSchema },
  {
    write: ({ introText, image, enquiryLink }, write) => ({
      introText: write.html(introText),
      image: write.file(image),
      enquiryLink: write.link(enquiryLink),
    }),
  },
)
