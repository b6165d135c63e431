import { assistantStates } from '@talentplace/contract/talent/assistants/assistant.states'
import type { MatchingCriteria } from '@talentplace/contract/core/criteria/criteria'
import { defaultLanguage } from '@talentplace/contract/shared/i18n/language'
import { sql, type Kysely } from 'kysely'
import { agreementMissing } from '../../platform/database/agreement-missing.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { spareHours } from '../../rules/spare-hours.ts'
import { writtenIn } from '../../platform/languages/reader-language.ts'
import { roleNames } from '../../platform/database/role-names.ts'

interface TeamAssistant {
  readonly id: number
  readonly uuid: string
  readonly user_uuid: string | null
  readonly display_name: string
  readonly avatar_id: number
}

/** A seat of a draft's team: a role and who takes it; null: nobody yet, our staff are to find someone. */
export interface DraftSeat {
  readonly role_id: number
  readonly role: string
  readonly hours: number
  readonly assistant: TeamAssistant | null
  /** False: the assistant has lost the hours meanwhile. */
  readonly free: boolean
  /** False: the assistant doesn't have this role, or has lost it meanwhile. */
  readonly has_role: boolean
}

/** A seat as it was agreed and is kept with its order. */
export interface AgreedSeat {
  readonly role_id: number
  readonly role: string
  readonly hours: number
  readonly hourly_cents: number
  readonly assistant_uuid: string | null
}

/** Hours asked of each assistant, all their seats together. */
export function hoursByAssistant(
  seats: readonly { readonly hours: number; readonly assistant_uuid: string | null }[],
): Map<string, number> {
  const hours = new Map<string, number>()
  for (const seat of seats) {
    if (seat.assistant_uuid === null) continue
    hours.set(seat.assistant_uuid, (hours.get(seat.assistant_uuid) ?? 0) + seat.hours)
  }
  return hours
}

/** Whom the draft has chosen for a role: an assistant's number, -1 for 'Help me decide', undefined for nothing yet. */
function choiceFor({ cart }: MatchingCriteria, role_id: number): number | undefined {
  const entries = cart.filter((entry) => entry.role_id === role_id)
  return (entries.find((entry) => entry.assistant_id > 0) ?? entries[0])?.assistant_id
}

/** The team of a draft: one seat a role, in the order of its roles. What isn't chosen yet is left out. */
export async function teamOf(database: Kysely<Tables>, criteria: MatchingCriteria): Promise<DraftSeat[]> {
  const chosen = [...new Set(criteria.rids)].flatMap((role_id) => {
    const choice = choiceFor(criteria, role_id)
    return choice === undefined ? [] : [{ role_id, choice, hours: criteria.hours[criteria.rids.indexOf(role_id)] ?? 0 }]
  })
  // Orders and invoices keep what is agreed, and are in English.
  const names = await writtenIn(defaultLanguage, () =>
    roleNames(
      database,
      chosen.map((seat) => seat.role_id),
    ),
  )
  const people = await database
    .selectFrom('assistants')
    .selectAll()
    .select(agreementMissing(sql`assistants.uuid`).as('agreement_missing'))
    .where('id', 'in', [0, ...chosen.map((seat) => seat.choice)])
    .execute()
  const byId = new Map(people.map((person) => [person.id, person]))
  const agreed = hoursByAssistant(
    chosen.map(({ choice, hours }) => ({ hours, assistant_uuid: byId.get(choice)?.uuid ?? null })),
  )
  return chosen.flatMap(({ role_id, choice, hours }): DraftSeat[] => {
    const role = names.get(role_id)
    if (role === undefined) return []
    const person = byId.get(choice)
    if (!person) return [{ role_id, role, hours, assistant: null, free: choice === -1, has_role: true }]
    const spare = spareHours(person.available_hours_per_month, person.monthly_hours_committed)
    const works = assistantStates.is('working', person.state) && person.away_until === null && !person.agreement_missing
    const { id, uuid, user_uuid, display_name, avatar_id } = person
    const assistant = { id, uuid, user_uuid, display_name, avatar_id }
    const free = works && spare >= (agreed.get(uuid) ?? 0)
    return [{ role_id, role, hours, assistant, free, has_role: person.role_ids.includes(role_id) }]
  })
}
