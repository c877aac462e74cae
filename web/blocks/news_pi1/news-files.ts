/** Address of the calendar file of an event: `/de/calendar/news/fair.ics` for `/de/news/fair`. */
export const calendarPath = (articlePath: string): string => inFolder(articlePath, 'calendar', '.ics')

/** Address of the feed of a list of articles: `/de/feed/news.atom` for `/de/news`. */
export const feedPath = (listPath: string): string => inFolder(listPath, 'feed', '.atom')

const inFolder = (path: string, folder: string, ending: string): string => {
  const [, locale = '', ...rest] = path.split('/')
  return `/${locale}/${folder}/${rest.join('/')}${ending}`
}
