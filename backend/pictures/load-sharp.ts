const load = async () => {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({
    operation: ['VipsForeignLoadPng', 'VipsForeignLoadJpeg', 'VipsForeignLoadWebp', 'VipsForeignLoadTiff'],
  })
  return sharp
}

let loading: ReturnType<typeof load> | undefined

/**
 * Loads the picture library with the first picture: most processes never see one. It reads these formats only.
 * The setting holds for the whole process, so this is the only place that loads it.
 */
export const loadSharp = () => (loading ??= load())
