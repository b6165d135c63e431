/**
 * What shows nothing: white space, controls, joiners, fillers, tags and turns of direction, marks without a letter to stand on, and
 * the few symbols that are drawn as nothing (blank braille, null notehead, object replacement).
 */
const unseen = /[\p{Cc}\p{Cf}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\s\u2800\uFFFC\u{1D159}]/gu

/** Whether there is nothing to see in a text, also of one that has characters. */
export function isInvisible(text: string): boolean {
  return text.replaceAll(unseen, '') === ''
}

/** A text, or nothing where nothing of it can be seen. What stands between letters (joiners of Persian, Indic scripts, emoji) stays. */
export const emptyIfInvisible = (text: string): string => (isInvisible(text) ? '' : text)
