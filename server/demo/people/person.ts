import { assistantStates, type AssistantState } from '@talentplace/contract/talent/assistants/assistant.states'
import { writeBio } from './bio.ts'
import { writeBlurb } from './blurb.ts'
import { gatherFacts } from './facts.ts'
import { inventHistory, inventSelfIdentifications } from './history.ts'
import { inventLanguages, type Spoken } from './languages.ts'
import { inventIdentity } from './names.ts'
import { inventOccupation } from './occupation.ts'
import { Random } from './random.ts'
import { inventReviews } from './reviews.ts'
import { inventCommittedHours, inventSchedule } from './schedule.ts'
import { uuidAt } from './uuid.ts'
import type { Place } from './places.ts'
import type { Review } from './reviews.ts'
import type { Vocabulary } from './vocabulary.ts'

/** An invented assistant, as stored. */
export interface Person {
  readonly id: number
  readonly uuid: string
  readonly state: AssistantState
  readonly fullName: string
  readonly displayName: string
  readonly pronouns: string
  readonly bio: string
  readonly blurb: string
  readonly avatarId: number
  readonly place: Place
  readonly roleIds: readonly number[]
  readonly skillIds: readonly number[]
  readonly toolIds: readonly number[]
  readonly industryIds: readonly number[]
  readonly courseIds: readonly number[]
  readonly selfIdentificationIds: readonly number[]
  readonly languages: Spoken
  readonly availability: number
  readonly hoursPerMonth: number
  readonly hoursCommitted: number
  readonly joined: Date
  readonly reviews: readonly Review[]
}

/** What people are made from; the same world and id give the same person. */
export interface World {
  readonly seed: number
  /** Midnight UTC: everything is dated relative to it, so a day's runs agree. */
  readonly today: Date
  readonly vocabulary: Vocabulary
  readonly pickPlace: (random: Random) => Place
}

/** Added to the world's seed for what is drawn apart. */
const languageSeed = 1

const idOf = ({ id }: { id: number }): number => id

export function inventPerson(world: World, id: number): Person {
  const random = new Random(world.seed, id)
  const place = world.pickPlace(random)
  const identity = inventIdentity(random, place)
  const history = inventHistory(random, world.today)
  const occupation = inventOccupation(random, world.vocabulary, identity.origin, history.newcomer)
  const schedule = inventSchedule(random)
  const working = assistantStates.is('working', history.state)
  const facts = gatherFacts(random, occupation, place, schedule)
  return {
    id,
    uuid: uuidAt(random, history.joined),
    state: history.state,
    fullName: `${identity.first} ${identity.surname}`,
    displayName: `${identity.first} ${identity.surname.charAt(0)}.`,
    pronouns: identity.pronouns,
    bio: writeBio(random, facts),
    blurb: writeBlurb(random, facts),
    avatarId: identity.avatarId,
    place,
    roleIds: occupation.roles.map(idOf),
    skillIds: occupation.skills.map(idOf),
    toolIds: occupation.tools.map(idOf),
    industryIds: occupation.industries.map(idOf),
    courseIds: occupation.courseIds,
    selfIdentificationIds: inventSelfIdentifications(random, identity),
    languages: inventLanguages(new Random(world.seed + languageSeed, id), {
      origin: identity.origin,
      place,
      skills: occupation.skills,
    }),
    availability: schedule.availability,
    hoursPerMonth: schedule.hoursPerMonth,
    hoursCommitted: working ? inventCommittedHours(random, schedule.hoursPerMonth, history.newcomer) : 0,
    joined: history.joined,
    reviews: inventReviews(random, { first: identity.first, place, occupation, history }, world.today),
  }
}
