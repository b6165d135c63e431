import { z } from 'zod'
import { emptyIfInvisible } from './invisible.ts'

/** Letters as one character each (NFC), however a keyboard, a file name or another program put them together. */
const composed = (text: string): string => emptyIfInvisible(text.normalize('NFC'))

/** Text that is kept as it was typed, letters composed, white space at its ends included; empty where nothing of it can be seen. `error`: of what is no text. */
export const typedText = (error?: { readonly error: () => string }) => z.string(error).overwrite(composed)

/**
 * Every text that people write for people goes by this: names, notes, messages, reasons, searches. White space at its ends goes, and
 * what shows nothing is empty, so that `.min(1)` refuses it and an optional text isn't there.
 */
export const humanText = (error?: { readonly error: () => string }) => typedText(error).trim()
