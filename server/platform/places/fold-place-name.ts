import { foldedText } from '@talentplace/contract/shared/folded-text'

/** A place name as it is compared: no accents, no punctuation, the usual short forms (`St`, `Mt`, `Ft`). */
export function foldPlaceName(name: string): string {
  return foldedText(name)
    .replaceAll('.', '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replace(/\b(saint|sainte|ste)\b/g, 'st')
    .replace(/\bmount\b/g, 'mt')
    .replace(/\bfort\b/g, 'ft')
}
