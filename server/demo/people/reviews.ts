import type { FeedbackState } from '@talentplace/contract/subscriptions/feedback/feedback.states'
import { dayLength } from './history.ts'
import { inventIdentity } from './names.ts'
import { wordsOf } from './industry-words.ts'
import { delighted, disappointed, mixed, pleased } from './review-words.ts'
import { Weighted } from './sampling.ts'
import { uuidAt } from './uuid.ts'
import type { History } from './history.ts'
import type { Message } from './review-words.ts'
import type { Occupation } from './occupation.ts'
import type { Place } from './places.ts'
import type { Random } from './random.ts'

export interface Review {
  readonly uuid: string
  readonly rating: number
  readonly message: string
  readonly displayName: string
  readonly status: FeedbackState
  readonly created: Date
}

const max = 60
/** A review is waited for until about two weeks of work are done. */
const firstReviewDays = 14
const statuses = new Weighted<Review['status']>([
  ['shown', 95],
  ['pending', 3],
  ['hidden', 2],
])
const moods = [disappointed, disappointed, mixed, pleased, delighted] as const

/** Long-tailed: most of those who have any have two to eight, a few have dozens. */
function countFor(random: Random, history: History, today: Date): number {
  const days = (today.getTime() - history.joined.getTime()) / dayLength - firstReviewDays
  if (days < 1 || random.chance(history.newcomer ? 0.75 : 0.265)) return 0
  const settled = Math.exp(1.25 + 0.9 * random.normal())
  return Math.min(max, history.newcomer ? 2 : Math.ceil(days / 12), Math.max(1, Math.round(settled)))
}

/** Each person has a level of their own, so that means differ from one to the next; all together come to about 4.7. */
function ratingFor(random: Random, best: number): number {
  const fraction = random.fraction()
  if (fraction < best) return 5
  const rest = (fraction - best) / (1 - best)
  return rest < 0.8 ? 4 : rest < 0.95 ? 3 : rest < 0.99 ? 2 : 1
}

/** A message for that rating which nobody else wrote about this person, as long as there are any. */
function pickMessage(random: Random, rating: number, used: Set<Message>): Message {
  const messages = moods[rating - 1] ?? pleased
  const unused = messages.filter((message) => !used.has(message))
  const picked = random.pick(unused.length > 0 ? unused : messages)
  used.add(picked)
  return picked
}

/** What clients wrote about a person since they joined, oldest first. */
export function inventReviews(
  random: Random,
  person: { first: string; place: Place; occupation: Occupation; history: History },
  today: Date,
): Review[] {
  const { occupation, history, place } = person
  const count = countFor(random, history, today)
  const best = 0.45 + 0.45 * Math.sqrt(random.fraction())
  const skills = occupation.skills.filter((skill) => !skill.general).slice(0, 6)
  const from = history.joined.getTime() + firstReviewDays * dayLength
  const span = (today.getTime() - from) / Math.max(1, count)
  const used = new Set<Message>()
  return Array.from({ length: count }, (_, at) => {
    const created = new Date(Math.floor(from + span * (at + random.fraction())))
    const rating = ratingFor(random, best)
    const skill = random.pick(skills)
    const client = inventIdentity(random, place)
    const facts = {
      first: person.first,
      role: occupation.roles[0].name,
      skill: skill.name,
      otherSkill: random.pick(skills.filter((other) => other !== skill)).name,
      tool: random.pick(occupation.tools).name,
    }
    const title = random.pick(wordsOf(random.pick(occupation.industries).slug).reviewers)
    return {
      uuid: uuidAt(random, created),
      rating,
      message: pickMessage(random, rating, used)(facts),
      displayName: `${client.first} ${client.surname.charAt(0)}., ${title}`,
      status: statuses.pick(random),
      created,
    }
  })
}
