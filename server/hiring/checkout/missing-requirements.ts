import type { MatchingCriteria } from '@talentplace/contract/core/criteria/criteria'
import { minimumHours } from '@talentplace/contract/core/criteria/limits'
import * as t from '@talentplace/contract/core/messages/hours'
import { notTheirRole } from '../drafts/reject-wrong-roles.ts'
import type { DraftSeat } from './agreed-team.ts'

/** S1 §8: a draft without a role can't be checked out. */
const draftNeeded = 'Please go to your draft projects to continue a project or start over.'

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
  if (criteria.rids.length === 0) return draftNeeded
  if (team.length < new Set(criteria.rids).size) {
    return 'Please choose someone for each role, or let us help you decide.'
  }
  return null
}

function wrongRole(team: readonly DraftSeat[]): string | null {
  const misplaced = team.find((seat) => !seat.has_role)
  return misplaced?.assistant ? notTheirRole(misplaced.assistant.display_name, misplaced.role) : null
}

function missingHours(criteria: MatchingCriteria, team: readonly DraftSeat[]): string | null {
  if (criteria.more_hours_rids.length > 0) {
    return 'For more than 100 hours of a role, please talk with us first: we will quote.'
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
    ['address', hasAddress ? null : 'Add your company address so we can work out the tax.'],
    ['team', missingTeam(criteria, team)],
    ['role', wrongRole(team)],
    ['hours', missingHours(criteria, team)],
  ]
  return messages.flatMap(([what, message]) => (message === null ? [] : [{ what, message }]))
}
