import { z } from 'zod'
import { integerId } from '../../shared/identifier.ts'

/** How well someone speaks a language, best first. */
export const languageLevel = z.enum(['native', 'fluent', 'working'])
export type LanguageLevel = z.infer<typeof languageLevel>

/** A language of the reference list; `code` is ISO 639-1, or 639-3 where there is none. */
export const language = z.object({ id: integerId, code: z.string(), value: z.string() })

export const spokenLanguage = language.extend({ level: languageLevel })
export type SpokenLanguage = z.infer<typeof spokenLanguage>
