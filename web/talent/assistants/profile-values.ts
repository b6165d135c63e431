import { isInvisible } from '@talentplace/contract/shared/invisible'
import type { AssistantRecord } from '@talentplace/contract/talent/assistants/assistant-record.routes'

const ids = (all: readonly { readonly id: number }[]): number[] => all.map(({ id }) => id)

/** A profile as its form begins. */
export function valuesOf(assistant: AssistantRecord) {
  return {
    display_name: assistant.display_name,
    preferred_pronouns: assistant.preferred_pronouns,
    blurb: assistant.blurb,
    bio: assistant.bio,
    available_hours_per_month: String(assistant.available_hours_per_month),
    role_ids: ids(assistant.roles),
    skill_ids: ids(assistant.skills),
    tool_ids: ids(assistant.tools),
    probation_ends: assistant.probation_ends ?? '',
    reason: '',
  }
}

/** As it is sent. What is no number is sent as it is typed, for the contract to say so. */
export function bodyOf(
  { available_hours_per_month, probation_ends, reason, ...values }: ReturnType<typeof valuesOf>,
  { version }: AssistantRecord,
) {
  const typed = available_hours_per_month.trim()
  return {
    ...values,
    version,
    available_hours_per_month: typed === '' ? Number.NaN : Number(typed),
    probation_ends: probation_ends === '' ? null : probation_ends,
    ...(!isInvisible(reason) && { reason }),
  }
}
