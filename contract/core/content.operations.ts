import { getContent, listContent, listEditions, saveContent } from './content/content.routes.ts'

/** Every operation of the feature. */
export const contentOperations = {
  getContent,
  listContent,
  listEditions,
  saveContent,
} as const
