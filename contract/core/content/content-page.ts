import { z } from 'zod'
import { currentLanguage } from '../../shared/i18n/current-language.ts'
import { humanText } from '../../shared/human-text.ts'

/** In English alone: an assistant signs it. */
const untranslated = 'assistant-agreement'

const publicPageNames = [
  'pricing',
  'success-stories',
  'about',
  'mission',
  'careers',
  'contact',
  'resource-hub',
  'what-we-do',
  'why-us',
  'how-it-works',
  'packages',
  'become-a-guru',
  'terms',
  'privacy',
  'guide-first-hour',
  'guide-time-zones',
  'guide-handing-over',
] as const
/** A page anybody may read, in either language. */
export type PublicPageName = (typeof publicPageNames)[number]

/** A page's words in one language: French ones have editions of their own, beside the English. */
export type ContentPageName = PublicPageName | `${PublicPageName}-fr` | typeof untranslated

/** The pages whose words staff can change. */
export const contentPageNames: readonly ContentPageName[] = [
  ...publicPageNames.flatMap((name) => [name, `${name}-fr` as const]),
  untranslated,
]

/** The page's words in the language that is read. */
export const inReadersLanguage = (page: PublicPageName): ContentPageName =>
  currentLanguage() === 'fr' ? `${page}-fr` : page

const safeTarget = /^(\/(?![/\\])|https:\/\/|mailto:)[^\s]*$/

/** True when every `[words](target)` of the text leads to a path of ours, an https address or a mailbox. */
function hasSafeLinks(text: string): boolean {
  return [...text.matchAll(/\[[^\]\n]+\]\(([^)\n]*)\)/g)].every(([, target = '']) => safeTarget.test(target))
}

const line = (max: number) => humanText().max(max)

/**
 * Plain text with four marks: an empty line between paragraphs, `- ` before the points of a list, `[words](target)`
 * for a link, and `{brand}` for the product's name. Nothing else has a meaning, so nothing can be injected.
 */
const marked = (max: number) => line(max).refine(hasSafeLinks, 'Links must lead to /a-page, https://… or mailto:…')

export const sectionLayout = z.enum(['text', 'cards', 'steps', 'questions'])

export const contentSection = z.object({
  heading: line(160),
  /** How `items` stand: not at all, side by side, numbered, or as questions that open. */
  layout: sectionLayout,
  text: marked(8000),
  items: z.array(z.object({ heading: line(200).min(1), text: marked(4000) })).max(24),
})
export type ContentSection = z.infer<typeof contentSection>

export const pageText = z.object({
  heading: line(160).min(1),
  lead: marked(600),
  sections: z.array(contentSection).max(40),
})
export type PageText = z.infer<typeof pageText>

/** One edition of a page's words. */
export const contentEdition = z.object({
  page: z.string(),
  /** `2026-11-20` as the product brings them, `2026-12-03.2` for a later edition: what a consent refers to. */
  version: z.string(),
  text: pageText,
  /** Null: as the product brings them. */
  edited_date: z.iso.datetime().nullable(),
})
export type ContentEdition = z.infer<typeof contentEdition>

/** A page's words as the product brings them. */
export interface ShippedText extends PageText {
  /** The day they were written; stands for them as their version. */
  readonly version: string
}
