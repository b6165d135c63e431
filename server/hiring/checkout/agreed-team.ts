import { assistantStates } from '@talentplace/contract/talent/assistants/assistant.states'
import type { MatchingCriteria } from '@talentplace/contract/core/criteria/criteria'
import { sql, type Kysely } from 'kysely'
import type { DocumentWording } from '../../billing/invoices/document-wording.ts'
import { agreementMissing } from '../../platform/database/agreement-missing.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { spareHours } from '../../rules/spare-hours.ts'

interface TeamAssistant {
  readonly id: number
  readonly uuid: string
  readonly user_uuid: string | null
  readonly display_name: string
  readonly avatar_id: number
}

/** A role with its names. Orders and invoices are in English; what a client reads of them is in the language of their documents. */
interface NamedRole {
  readonly role_id: number
  readonly role: string
  readonly role_fr: string | null
}

/** A seat of a draft's team: a role and who takes it; null: nobody yet, our staff are to find someone. */
export interface DraftSeat extends NamedRole {
  readonly hours: number
  readonly assistant: TeamAssistant | null
  /** False: the assistant has lost the hours meanwhile. */
  readonly free: boolean
  /** False: the assistant doesn't have this role, or has lost it meanwhile. */
  readonly has_role: boolean
}

/** A seat as it was agreed and is kept with its order. */
export interface AgreedSeat extends Omit<NamedRole, 'role_fr'> {
  /** Not there: agreed before roles had French names. */
  readonly role_fr?: string | null
  readonly hours: number
  readonly hourly_cents: number
  readonly assistant_uuid: string | null
}

/** Names of the roles of a team, as they are signed for. */
export const namesIn = (team: readonly Pick<AgreedSeat, 'role_id' | 'role' | 'role_fr'>[]): DocumentWording['roles'] =>
  Object.fromEntries(team.map(({ role_id, role, role_fr = null }) => [role_id, { value: role, value_fr: role_fr }]))

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
  const roles = await database
    .selectFrom('roles')
    .select(['id', 'value', 'value_fr'])
    .where('id', 'in', [0, ...chosen.map((seat) => seat.role_id)])
    .execute()
  const names = new Map(
    roles.map(({ id, value, value_fr }) => [id, { role_id: id, role: value, role_fr: value_fr } satisfies NamedRole]),
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
    if (!person) return [{ ...role, hours, assistant: null, free: choice === -1, has_role: true }]
    const spare = spareHours(person.available_hours_per_month, person.monthly_hours_committed)
    const works = assistantStates.is('working', person.state) && person.away_until === null && !person.agreement_missing
    const { id, uuid, user_uuid, display_name, avatar_id } = person
    const assistant = { id, uuid, user_uuid, display_name, avatar_id }
    const free = works && spare >= (agreed.get(uuid) ?? 0)
    return [{ ...role, hours, assistant, free, has_role: person.role_ids.includes(role_id) }]
  })
}
