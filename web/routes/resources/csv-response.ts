/** A list that the browser saves. The byte order mark tells spreadsheets that it is UTF-8. */
export const csvResponse = (text: string, name: string): Response =>
  new Response(`\ufeff${text}`, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
    },
  })
