import { sql, type SQL } from 'drizzle-orm'

/** The address of a picture in lists of hits: the smallest file of a photograph, or the drawing; null without one. */
export const shownImage = (mediaId: SQL): SQL => sql`(
  select '/media/' || m.id || '/' || coalesce(t.width || '/' || regexp_replace(m.file_name, '\\.[^.]+$', '.webp'), m.file_name)
  from media m left join lateral (
    select width from media_thumbnail where media_id = m.id order by width limit 1
  ) t on true where m.id = ${mediaId})`
