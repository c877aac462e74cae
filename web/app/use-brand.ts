import { useRouteLoaderData } from 'react-router'
import type { BrandPictures } from '#contracts/brand.ts'

/** Pictures of the company's brand; undefined where the frame of pages is missing. */
export const useBrand = (): BrandPictures | undefined => useRouteLoaderData<{ brand: BrandPictures }>('root')?.brand
