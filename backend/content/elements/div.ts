import { elementFormat } from '#backend/content/element-format.ts'

export const dividerFormat = elementFormat('div', {}, { write: () => ({}) })
