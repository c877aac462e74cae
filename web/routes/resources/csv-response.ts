/** A list that the browser saves. The byte order mark identifies UTF-8 for spreadsheets. */
export const csvResponse = (text: string, name: string): Response =>
  new Response(`\ufeff${text}`, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
    },
  })
