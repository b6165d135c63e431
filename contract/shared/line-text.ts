import { hyphens } from './folded-text.ts'
import { humanText } from './human-text.ts'

/** Ends of lines and tabulators, with the white space around them. */
const breaks = /\s*[\t-\r\u0085\u2028\u2029]+\s*/g

/**
 * What comes along unseen when text is pasted and can’t stand in a line: control characters, turns of direction, soft hyphens and spaces
 * without a width. Joiners stay, since Persian, Indic scripts and emoji are written with them.
 */
const unseen = /[\p{Cc}\u00AD\u180E\u200B\u200E\u200F\u061C\u202A-\u202E\u2060-\u2069\uFEFF]/gu

const inOneLine = (text: string): string => text.replaceAll(breaks, ' ').replaceAll(unseen, '')

/**
 * A name that people give, of themselves, a company, a draft or a subject: in one line and without what disturbs the text around it,
 * which is taken out rather than refused. Otherwise it is kept as it was typed: `O’Neill‑Ng` with both of its signs.
 */
export const lineText = (error?: { readonly error: () => string }) => humanText(error).overwrite(inOneLine).trim()

const spaces = /[\p{Zs}]+/gu
/** Without the backquote, which an email may have. */
const apostrophes = /[\u00B4\u02B9\u02BB\u02BC\u2018\u2019\u201B\u2032\uFF07]/g
const joiners = /\u200C|\u200D|\u034F|[\uFE00-\uFE0F]/g

const withPlainSigns = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(joiners, '')
    .replaceAll(spaces, ' ')
    .replaceAll(hyphens, '-')
    .replaceAll(apostrophes, "'")
    .trim()

/**
 * A code, a number, an address: what machines compare. As pasted from a page, a letter or a phone, and taken with the signs of a plain
 * keyboard: any dash as a hyphen, any space as a space, wide digits as digits.
 */
export const codeText = (error?: { readonly error: () => string }) => lineText(error).overwrite(withPlainSigns)
