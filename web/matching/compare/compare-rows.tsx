import type { AssistantProfile } from '@talentplace/contract/matching/assistant.routes'
import type { ReactNode } from 'react'
import { RatingLine } from '../candidate-parts/rating-line.tsx'
import { candidateRoles } from '../candidate-parts/role-names.ts'
import { availableHours } from '../profile/available-hours.ts'
import styles from './compare.module.css'

/** What is asked for, of which each person has some. */
export interface Wanted {
  readonly rids: readonly number[]
  readonly sids: readonly number[]
  readonly tids: readonly number[]
}

interface CompareRow {
  readonly label: string
  readonly of: (profile: AssistantProfile, wanted: Wanted) => ReactNode
}

const none = <span className={styles.none}>None</span>

function list(values: readonly string[]): ReactNode {
  if (values.length === 0) return none
  return (
    <ul className={styles.values}>
      {values.map((value) => (
        <li key={value}>{value}</li>
      ))}
    </ul>
  )
}

type Named = { readonly id: number; readonly value: string }
const maxVisible = 6

/** Those asked for; where none was asked for, the first ones of all. */
function fitting(all: readonly Named[], ids: readonly number[]): ReactNode {
  if (ids.length > 0) return list(all.filter(({ id }) => ids.includes(id)).map(({ value }) => value))
  return list(all.slice(0, maxVisible).map(({ value }) => value))
}

const hoursOf = (halves: number) => (halves / 2).toLocaleString('en-CA')

/** What candidates are compared by, in the order of what matters most. */
export const compareRows: readonly CompareRow[] = [
  {
    label: 'Match',
    of: ({ match }) => (match === null ? none : <strong className={styles.score}>{match.score}</strong>),
  },
  { label: 'Why this match', of: ({ match }) => list((match?.reasons ?? []).map(({ text }) => text)) },
  { label: 'Roles', of: (profile, { rids }) => list(candidateRoles(profile, rids).map(({ value }) => value)) },
  { label: 'Skills that fit', of: ({ skills }, { sids }) => fitting(skills, sids) },
  { label: 'Tools that fit', of: ({ tools }, { tids }) => fitting(tools, tids) },
  {
    label: 'Overlap with your week',
    of: ({ overlap }) => (overlap === null ? none : `${hoursOf(overlap.working_half_hours)} of 40 working hours`),
  },
  { label: 'Spare hours', of: (profile) => `${availableHours(profile)} h a month` },
  {
    label: 'Rating',
    of: (profile) => (profile.feedback_count === 0 ? 'No reviews yet' : <RatingLine candidate={profile} />),
  },
  {
    label: 'Certifications',
    of: ({ vg_academy_courses: courses }) => list(courses.map(({ name }) => name)),
  },
]
