import type { ProfileTip } from '@talentplace/contract/talent/own-profile/own-profile.routes'
import { weekdays } from '@talentplace/contract/core/criteria/limits'
import { partsPerWeek } from '../../rules/working-overlap.ts'

/** What a role asks for most, the most asked first. */
export interface RoleNeeds {
  readonly role: string
  readonly skills: readonly { readonly id: number; readonly value: string }[]
  readonly tools: readonly { readonly id: number; readonly value: string }[]
}

export interface TippedProfile {
  readonly role_ids: readonly number[]
  readonly skill_ids: readonly number[]
  readonly tool_ids: readonly number[]
  readonly bio: string
  readonly blurb: string
  readonly avatar_id: number
  /** Bits, as `rules/working-overlap.ts` has them. */
  readonly availability: number
  readonly available_hours_per_month: number
}

/** Fewer letters than this tell a client little. */
const shortBio = 200
/** So many of what a role asks for most should be named. */
const enough = 3
const namesInTip = 4
/** Most searches ask for at least this many hours a month. */
const fewHours = 20

/** Mornings and afternoons from Monday to Friday: most clients' working day. */
const workingDays = Array.from({ length: partsPerWeek }, (_, bit) => bit).filter(
  (bit) => bit < 3 * (weekdays.length - 2) && bit % 3 < 2,
)

function missing(known: readonly number[], needs: RoleNeeds['skills']): string[] {
  const named = needs.filter(({ id }) => known.includes(id)).length
  if (named >= Math.min(enough, needs.length)) return []
  return needs
    .filter(({ id }) => !known.includes(id))
    .slice(0, namesInTip)
    .map(({ value }) => value)
}

/** C5 Ours: what would help clients to find and choose someone, what counts most in the search first. */
export function profileTips(profile: TippedProfile, needs: readonly RoleNeeds[]): ProfileTip[] {
  const tips: ProfileTip[] = []
  const add = (code: ProfileTip['code'], about: Partial<ProfileTip> = {}) =>
    void tips.push({ code, role: null, names: [], ...about })
  if (profile.role_ids.length === 0) add('role')
  if (profile.availability === 0) add('schedule')
  else if (!workingDays.some((bit) => (profile.availability >> bit) & 1)) add('working_day')
  if (profile.available_hours_per_month < fewHours) add('hours')
  for (const { role, skills, tools } of needs) {
    const lacking = { skills: missing(profile.skill_ids, skills), tools: missing(profile.tool_ids, tools) }
    if (lacking.skills.length > 0) add('skills', { role, names: lacking.skills })
    if (lacking.tools.length > 0) add('tools', { role, names: lacking.tools })
  }
  if (profile.avatar_id === -1) add('photo')
  if (profile.blurb.trim() === '') add('blurb')
  if (profile.bio.trim().length < shortBio) add('bio')
  return tips
}
