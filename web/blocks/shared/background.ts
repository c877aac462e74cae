import css from './ground.module.css'

/** Class for the ground that the content system names; paper for those it does not know. */
export const groundClass = (background: string): string => {
  if (background === 'mud') return css.mud ?? ''
  return background === 'deep' ? `${css.deep} deep` : (css.paper ?? '')
}
