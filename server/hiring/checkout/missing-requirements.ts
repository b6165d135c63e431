import * as checkout from '@talentplace/contract/hiring/messages/checkout'
import type { MatchingCriteria } from '@talentplace/contract/core/criteria/criteria'
import { minimumHours } from '@talentplace/contract/core/criteria/limits'
import * as t from '@talentplace/contract/core/messages/hours'
import { notTheirRole } from '../drafts/reject-wrong-roles.ts'
import type { DraftSeat } from './agreed-team.ts'

export interface Missing {
  readonly what: 'address' | 'team' | 'role' | 'hours'
  readonly message: string
}

interface BilledClient {
  readonly address_line1: string
  readonly city: string
  readonly country: string | null
  readonly state_prov: string | null
  readonly postal_code: string
}

function missingTeam(criteria: MatchingCriteria, team: readonly DraftSeat[]): string | null {
  if (criteria.rids.length === 0) return checkout.draftNeeded()
  if (team.length < new Set(criteria.rids).size) {
    return checkout.teamNeeded()
  }
  return null
}

function wrongRole(team: readonly DraftSeat[]): string | null {
  const misplaced = team.find((seat) => !seat.has_role)
  return misplaced?.assistant ? notTheirRole(misplaced.assistant.display_name, misplaced.role) : null
}

function missingHours(criteria: MatchingCriteria, team: readonly DraftSeat[]): string | null {
  if (criteria.more_hours_rids.length > 0) {
    return checkout.talkFirst()
  }
  return team.some((seat) => seat.hours < minimumHours) ? t.tooFewForRole() : null
}

/** What still has to be done before a draft can be paid; empty: nothing. */
export function missingRequirements(
  client: BilledClient,
  criteria: MatchingCriteria,
  team: readonly DraftSeat[],
): readonly Missing[] {
  const { address_line1, city, country, state_prov, postal_code } = client
  const hasAddress = country !== null && state_prov !== null && ![address_line1, city, postal_code].includes('')
  const messages: [Missing['what'], string | null][] = [
    ['address', hasAddress ? null : checkout.addressNeeded()],
    ['team', missingTeam(criteria, team)],
    ['role', wrongRole(team)],
    ['hours', missingHours(criteria, team)],
  ]
  return messages.flatMap(([what, message]) => (message === null ? [] : [{ what, message }]))
}
