import { z } from 'zod'
import { languages } from './i18n/language.ts'

/** The language of invoices, credit notes, receipts and statements. */
export const documentLanguage = z.enum(languages)

/** Of one file; left out: the one the client chose, else French in Québec, else the reader's. */
export const fileLanguage = documentLanguage.optional()
