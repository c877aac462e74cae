import { useRouteLoaderData } from 'react-router'
import { filePaths, paths } from '#web/app/paths.ts'
import type { loader as loadFrame } from '#web/root.tsx'
import { useTaxState } from '#web/catalogue/product/use-tax-state.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { type DataPage, productData } from './product-data.ts'

interface StructuredDataProps {
  page: Pick<DataPage, 'product' | 'variants' | 'columns' | 'common'>
}

/**
 * Data for search engines, which read the page as it is sent. Scripts of the page neither have it nor change it, so the
 * browser's code is without it.
 */
export function StructuredData(props: StructuredDataProps) {
  const frame = useRouteLoaderData<typeof loadFrame>('root')
  const taxState = useTaxState()
  const json = import.meta.env.SSR && frame ? jsonOf({ ...props, taxState }, frame) : ''
  return <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: json }} />
}

type Frame = NonNullable<ReturnType<typeof useRouteLoaderData<typeof loadFrame>>>

function jsonOf(
  { page, taxState }: StructuredDataProps & Pick<DataPage, 'taxState'>,
  { siteName, publicUrl }: Frame,
): string {
  const { seoPath } = page.product
  const data = productData({
    ...page,
    company: siteName,
    addressOf: (variant) => publicUrl + paths.product(getLocale(), seoPath, { variant }),
    pictureOf: (id) => publicUrl + filePaths.sharePicture(getLocale(), id),
    taxState,
  })
  // In a script element nothing but `<` can end the text.
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}
