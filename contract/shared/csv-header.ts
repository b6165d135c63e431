import { z } from 'zod'

/** What the first line of a CSV has: `keys`, stable names in English for programs, or `labels`, the headings that people read. */
export const csvHeader = z.enum(['keys', 'labels'])
export type CsvHeader = z.infer<typeof csvHeader>

/** Of the CSV of a document, which people open: readable unless a program asks. A PDF has no such line. */
export const documentHeader = csvHeader.default('labels')
