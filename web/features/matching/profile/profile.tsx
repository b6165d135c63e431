import type { AssistantProfile } from '@talentplace/contract/matching/assistant.routes'
import type { ReactNode } from 'react'
import { MatchParts } from '../candidates/match-parts.tsx'
import type { ServerInstant } from '../candidates/server-clock.ts'
import { About } from './about.tsx'
import { Availability } from './availability.tsx'
import { Certifications } from './certifications.tsx'
import { Expertise } from './expertise.tsx'
import { ProfileHead } from './profile-head.tsx'
import styles from './profile.module.css'
import { Section } from './section.tsx'
import { WeeklySchedule } from './weekly-schedule.tsx'
import { WorkingWeek } from './working-week.tsx'

interface ProfileProps {
  readonly assistant: AssistantProfile
  readonly instant: ServerInstant
  readonly wanted: {
    readonly rids: readonly number[]
    readonly sids: readonly number[]
    readonly tids: readonly number[]
  }
  readonly onStale: () => void
  readonly onClose: () => void
  /** What can be done with this person. */
  readonly action: ReactNode
  /** What clients say; the feedback feature has it, and a page hands it in. */
  readonly testimonials: ReactNode
}

/** B5.3: a candidate's profile. */
export function Profile({ assistant, instant, wanted, onStale, onClose, action, testimonials }: ProfileProps) {
  const { overlap, match } = assistant
  const minutesAhead = overlap && assistant.timezone_offset - overlap.timezone_offset
  return (
    <article className={styles.profile}>
      <ProfileHead assistant={assistant} instant={instant} onStale={onStale} onClose={onClose} action={action} />
      <div className={styles.columns}>
        <div className={styles.side}>
          <Availability person={assistant} />
          {match && wanted.rids.length > 0 && (
            <Section title="Why this match">
              <MatchParts match={match} />
            </Section>
          )}
        </div>
        <div className={styles.main}>
          <Section title="Weekly schedule">
            <div className={styles.schedule}>
              <WeeklySchedule
                availabilities={assistant.va_availabilities}
                city={assistant.city}
                minutesAhead={minutesAhead}
              />
              {overlap && <WorkingWeek week={overlap.week} shared={overlap.working_half_hours} />}
            </div>
          </Section>
          <About assistant={assistant} />
          <Expertise assistant={assistant} wanted={wanted} />
          <Certifications courses={assistant.vg_academy_courses} />
          {testimonials}
        </div>
      </div>
    </article>
  )
}
