/** The brand's green, `--green-700` of the tokens: for the browser's frame around the pages. */
export const THEME_COLOUR = '#006433'
