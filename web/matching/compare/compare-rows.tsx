import * as t from '@talentplace/contract/matching/messages/compare'
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

const none = <span className={styles.none}>{t.none()}</span>

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

/** What candidates are compared by, in the order of what matters most. */
export const compareRows: readonly CompareRow[] = [
  {
    label: t.match(),
    of: ({ match }) => (match === null ? none : <strong className={styles.score}>{match.score}</strong>),
  },
  { label: t.whyThisMatch(), of: ({ match }) => list((match?.reasons ?? []).map(({ text }) => text)) },
  { label: t.roles(), of: (profile, { rids }) => list(candidateRoles(profile, rids).map(({ value }) => value)) },
  { label: t.skills(), of: ({ skills }, { sids }) => fitting(skills, sids) },
  { label: t.tools(), of: ({ tools }, { tids }) => fitting(tools, tids) },
  {
    label: t.overlap(),
    of: ({ overlap }) => (overlap === null ? none : t.overlapHours({ hours: overlap.working_half_hours / 2 })),
  },
  { label: t.available(), of: (profile) => t.hoursAMonth({ hours: availableHours(profile) }) },
  {
    label: t.rating(),
    of: (profile) => (profile.feedback_count === 0 ? t.noReviews() : <RatingLine candidate={profile} />),
  },
  {
    label: t.certifications(),
    of: ({ vg_academy_courses: courses }) => list(courses.map(({ name }) => name)),
  },
]
