import type { SpokenLanguage } from '@talentplace/contract/core/criteria/language'
import { languageLevel } from '@talentplace/contract/core/criteria/language'
import type { KeywordLevel } from '@talentplace/contract/talent/assistants/profile-fields'
import type { saveOwnProfile } from '@talentplace/contract/talent/own-profile/own-profile.routes'
import type { Received } from '@talentplace/contract/shared/operation'
import { availabilityMask } from '../../rules/working-overlap.ts'
import type { LockedAssistant } from '../assistants/locked-assistant.ts'

export type WantedFields = Omit<Received<typeof saveOwnProfile>['body'], 'version'>

/** Stored as 3, 2 and 1. */
const languageLevels = languageLevel.options

const storedLevel = (level: SpokenLanguage['level']): number => 3 - languageLevels.indexOf(level)

type Levelled = readonly { readonly id: number; readonly level: KeywordLevel }[]

const idsOf = (all: readonly { readonly id: number }[]): number[] => all.map(({ id }) => id)
const thoseAt = (all: Levelled, level: KeywordLevel): number[] => idsOf(all.filter((each) => each.level === level))

/** What is sent of a profile, texts aside, as the columns that keep it. */
export function storedFields(wanted: WantedFields) {
  const { role_ids, skills, tools, industry_ids, languages, available_hours_per_month, va_availabilities } = wanted
  return {
    ...(role_ids && { role_ids: [...new Set(role_ids)] }),
    ...(skills && {
      skill_ids: idsOf(skills),
      learning_skill_ids: thoseAt(skills, 'learning'),
      expert_skill_ids: thoseAt(skills, 'expert'),
    }),
    ...(tools && {
      tool_ids: idsOf(tools),
      learning_tool_ids: thoseAt(tools, 'learning'),
      expert_tool_ids: thoseAt(tools, 'expert'),
    }),
    ...(industry_ids && { industry_ids: [...new Set(industry_ids)] }),
    ...(languages && {
      language_ids: idsOf(languages),
      language_levels: languages.map(({ level }) => storedLevel(level)),
    }),
    ...(available_hours_per_month !== undefined && { available_hours_per_month }),
    ...(va_availabilities && { availability: availabilityMask(va_availabilities) }),
  }
}

/** The field a column was sent in, where it has another name. */
export const fieldOfColumn = { skill_ids: 'skills', tool_ids: 'tools', language_ids: 'languages' } as const

/** Why the hours can't be what is wanted; null: they can. Whoever has promised more already may come nearer to it. */
export function hoursIssue(
  locked: Pick<LockedAssistant, 'available_hours_per_month' | 'monthly_hours_committed'>,
  wanted: number | undefined,
): string | null {
  const { available_hours_per_month: before, monthly_hours_committed: promised } = locked
  if (wanted === undefined || wanted >= promised || wanted >= before) return null
  return `You’ve promised ${promised} hours a month to clients. Write to us before you offer less than that.`
}
