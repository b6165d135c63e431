import { reviewDay } from '../../rules/ratings.ts'
import { copyLine, copyLines } from './copy-rows.ts'
import type { ClientBase } from 'pg'
import type { Person } from './person.ts'

const assistantColumns = [
  'id',
  'uuid',
  'state',
  'display_name',
  'preferred_pronouns',
  'bio',
  'blurb',
  'avatar_id',
  'city',
  'country',
  'region',
  'timezone',
  'role_ids',
  'skill_ids',
  'tool_ids',
  'industry_ids',
  'course_ids',
  'self_identification_ids',
  'self_identification_agreed_date',
  'language_ids',
  'language_levels',
  'availability',
  'available_hours_per_month',
  'monthly_hours_committed',
  'rating_sum',
  'feedback_count',
  'review_days',
  'created_date',
  'state_date',
]
const feedbackColumns = ['uuid', 'subject_uuid', 'rating', 'message', 'display_name', 'status', 'created_date']

function assistantLine(person: Person): string {
  const published = person.reviews.filter((review) => review.status === 'shown')
  const { place } = person
  return copyLine([
    person.id,
    person.uuid,
    person.state,
    person.displayName,
    person.pronouns,
    person.bio,
    person.blurb,
    person.avatarId,
    place.city,
    place.country,
    place.region,
    place.timezone,
    person.roleIds,
    person.skillIds,
    person.toolIds,
    person.industryIds,
    person.courseIds,
    person.selfIdentificationIds,
    person.selfIdentificationIds.length === 0 ? null : person.joined,
    person.languages.ids,
    person.languages.levels,
    person.availability,
    person.hoursPerMonth,
    person.hoursCommitted,
    published.reduce((sum, review) => sum + review.rating, 0),
    published.length,
    published.reduce((sum, review) => sum + reviewDay(review.created), 0),
    person.joined,
    person.joined,
  ])
}

/**
 * Writes people and their reviews in the open transaction, in which the caller has switched the rating trigger off:
 * ratings are written with the person instead of being added up row by row. The statement triggers stay on, so unknown
 * references are refused and every process hears that there are new people.
 */
export async function storePeople(
  client: ClientBase,
  people: Iterable<Person>,
): Promise<{ people: number; reviews: number }> {
  const reviews: string[] = []
  let count = 0
  function* lines(): Generator<string> {
    for (const person of people) {
      count += 1
      for (const { uuid, rating, message, displayName, status, created } of person.reviews) {
        reviews.push(copyLine([uuid, person.uuid, rating, message, displayName, status, created]))
      }
      yield assistantLine(person)
    }
  }
  await copyLines(client, 'assistants', assistantColumns, lines())
  await copyLines(client, 'feedback', feedbackColumns, reviews)
  return { people: count, reviews: reviews.length }
}
