import { elementFormat } from '#backend/content/element-format.ts'

export const headlineFormat = elementFormat('header', {}, { write: () => ({}) })
