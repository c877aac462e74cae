/** The brand's green, `--green-700` of the tokens: for what is drawn around the pages. */
export const THEME_COLOUR = '#006433'
