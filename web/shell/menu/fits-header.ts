/** Room for the entries in the narrowest header that shows them, in rem: beside logo, range button, search and cart. */
const ROOM = 43.75
/** Of a character and of the distance between two entries, in rem; measured with wide words. */
const CHARACTER = 0.55
const DISTANCE = 1.4
/** The additional width of a capital in a word of capitals, in rem. */
const CAPITAL = 0.2

const widthOf = (title: string): number =>
  title.length * CHARACTER + (title.match(/(?<=\p{Lu})\p{Lu}/gu)?.length ?? 0) * CAPITAL + DISTANCE

/** Whether all entries of the main menu find room in the header. Otherwise wide screens have the menu button too. */
export const fitsHeader = (titles: readonly string[]): boolean =>
  titles.reduce((width, title) => width + widthOf(title), 0) <= ROOM
