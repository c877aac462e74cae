import css from './background.module.css'

/** Class for a background of the content system; paper for unknown ones. */
export const backgroundClass = (background: string): string => {
  if (background === 'mud') return css.mud ?? ''
  return background === 'deep' ? `${css.deep} deep` : (css.paper ?? '')
}
