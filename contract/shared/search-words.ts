import { humanText } from './human-text.ts'

/** What is typed above a list, to find rows by words of them. */
export const searchWords = humanText().max(200).optional()
