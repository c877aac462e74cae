import { elementFormat } from '#backend/content/element-format.ts'
import { bodytextSchema, linkSchema } from '#backend/content/field-schemas.ts'

export const newsletterTeaserFormat = elementFormat(
  'site_newsletter_teaser',
  {
    bodytext: bodytextSchema,
    /** The page with the newsletter's form. */
    formLink: linkSchema,
    privacyLink: linkSchema.optional(),
  },
  {
    write: ({ bodytext, formLink, privacyLink }, write) => ({
      bodytext: write.html(bodytext),
      formLink: write.link(formLink),
      privacyLink: write.link(privacyLink),
    }),
    check({ header, formLink }, { hasFormOfPurpose, report }) {
      if (header === '') report('header', 'names the part of the page')
      if ('page' in formLink && !hasFormOfPurpose(formLink.page, 'newsletter'))
        report('formLink', `page ${formLink.page} has no form for the newsletter`)
    },
  },
)
