import type { AssistantState } from '@talentplace/contract/talent/assistants/assistant.states'
import { Weighted } from './sampling.ts'
import type { Identity } from './names.ts'
import type { Random } from './random.ts'

export interface History {
  readonly joined: Date
  /** Here for less than 60 days. */
  readonly newcomer: boolean
  readonly state: AssistantState
}

export const dayLength = 86_400_000
const newcomerDays = 60
const oldestDays = 730
const newcomerShare = 0.15

// Together 90 % active and 6 % probationary: whoever is probationary joined lately.
const newcomerStates = new Weighted<AssistantState>([
  ['active', 57],
  ['probationary', 40],
  ['applicant', 3],
])
const settledStates = new Weighted<AssistantState>([
  ['active', 95.8],
  ['inactive', 1.5],
  ['paused', 1.4],
  ['lost', 0.8],
  ['ineligible', 0.5],
])

/** When someone joined in the last two years, before `today`, and where they stand now. */
export function inventHistory(random: Random, today: Date): History {
  const newcomer = random.chance(newcomerShare)
  const days = newcomer
    ? newcomerDays * random.fraction()
    : newcomerDays + (oldestDays - newcomerDays) * random.fraction()
  return {
    joined: new Date(today.getTime() - Math.floor(days * dayLength)),
    newcomer,
    state: (newcomer ? newcomerStates : settledStates).pick(random),
  }
}

const woman = 4
const indigenous = 2
const newcomerOrImmigrant = 8
/** For anybody, by the numbers of self_identifications.csv; 'None of the above' and 'Prefer not to disclose' are never shown. */
const forAnybody = new Weighted([
  [5, 12],
  [6, 7],
  [7, 14],
  [newcomerOrImmigrant, 10],
  [9, 5],
  [10, 16],
])

/** What the person agreed to show: nothing for seven in ten. */
export function inventSelfIdentifications(random: Random, identity: Identity): number[] {
  if (!random.chance(0.3)) return []
  const own = new Set<number>()
  for (const id of identity.origin.identifications) if (random.chance(0.7)) own.add(id)
  if (identity.presentation === 'woman' && random.chance(0.6)) own.add(woman)
  if (own.size === 0 || random.chance(0.35)) own.add(identity.presentation === 'neutral' ? 5 : forAnybody.pick(random))
  if (own.has(indigenous)) own.delete(newcomerOrImmigrant)
  return [...own].slice(0, 3).sort((left, right) => left - right)
}
