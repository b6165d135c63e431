import type { z } from 'zod'
import { isInvisible } from './invisible.ts'

export const invisibleMessage = 'Please remove line breaks and invisible characters'

/**
 * What can't stand in a line that others read: control characters, line and paragraph separators, and what turns the
 * direction of the text around it.
 */
const disturbing = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/gu

/** What keeps a text from being a line that people can read; null: nothing, also for an empty one. */
export function lineFault(text: string): string | null {
  if (text.search(disturbing) !== -1) return invisibleMessage
  return text !== '' && isInvisible(text) ? 'Required' : null
}

/**
 * For `superRefine` on every name that people give: of themselves, a company, a draft, a subject. Only for what comes in:
 * what was stored before the rule stays readable.
 */
export function visibleLine(text: string, context: z.RefinementCtx<string>): void {
  const message = lineFault(text)
  if (message !== null) context.addIssue({ code: 'custom', message })
}

/** For `overwrite` on a copy of a name, which the person who sends it didn't write: it never disturbs the text around it. */
export function undisturbing(text: string): string {
  return text.replaceAll(disturbing, '')
}
