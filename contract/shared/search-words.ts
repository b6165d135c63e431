import { z } from 'zod'

/** What is typed above a list, to find rows by words of them. */
export const searchWords = z.string().trim().max(200).optional()
