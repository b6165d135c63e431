import * as t from '@talentplace/contract/matching/messages/profile'
import type { AssistantProfile } from '@talentplace/contract/matching/assistant.routes'
import { useMediaQuery } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { MatchParts } from '../candidate-parts/match-parts.tsx'
import type { ServerInstant } from '../candidate-parts/server-clock.ts'
import { About } from './about.tsx'
import { Certifications } from './certifications.tsx'
import { Expertise } from './expertise.tsx'
import { HireBar, HirePanel } from './hire-panel.tsx'
import { ProfileHead } from './profile-head.tsx'
import styles from './profile.module.css'
import { Section } from './section.tsx'
import { sharedHours } from './shared-halves.ts'
import { WeeklySchedule } from './weekly-schedule.tsx'

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
  /** Hours asked for in the search the page was opened by, all roles together, as '30 h a month'; null without one. */
  readonly requested: string | null
  /** What they cost; the prices feature has it, and a page hands it in. */
  readonly price: ReactNode
  /** What can be done with this person. */
  readonly action: ReactNode
  /** A way to ask them something; the discussions feature has it, and a page hands it in. */
  readonly question: ReactNode
  /** What clients say; the feedback feature has it, and a page hands it in. */
  readonly testimonials: ReactNode
}

/** B5.3: a candidate's profile. */
export function Profile({ assistant, instant, wanted, onStale, onClose, testimonials, ...hire }: ProfileProps) {
  const isPhone = useMediaQuery('(max-width: 768px)', false, { getInitialValueInEffect: false })
  const { overlap, match } = assistant
  const score = match && wanted.rids.length > 0 ? match.score : null
  const minutesAhead = overlap && assistant.timezone_offset - overlap.timezone_offset
  return (
    <article className={styles.profile}>
      <ProfileHead assistant={assistant} instant={instant} onStale={onStale} onClose={onClose} />
      <div className={styles.columns}>
        <div className={styles.side}>
          <HirePanel
            person={assistant}
            score={score}
            requested={hire.requested}
            price={hire.price}
            action={
              <>
                {!isPhone && <div className={styles.action}>{hire.action}</div>}
                <div className={styles.question}>{hire.question}</div>
              </>
            }
          />
          {match && wanted.rids.length > 0 && (
            <Section title={t.whyThisMatch()}>
              <MatchParts match={match} />
            </Section>
          )}
        </div>
        <div className={styles.main}>
          <Section title={t.schedule()}>
            {overlap && <p className={styles.shared}>{sharedHours(overlap.working_half_hours)}</p>}
            <WeeklySchedule
              availabilities={assistant.va_availabilities}
              city={assistant.city}
              minutesAhead={minutesAhead}
            />
          </Section>
          <About assistant={assistant} />
          <Expertise assistant={assistant} wanted={wanted} />
          <Certifications courses={assistant.vg_academy_courses} />
          {testimonials}
        </div>
      </div>
      {isPhone && hire.action !== null && (
        <HireBar person={assistant} score={score} price={hire.price} action={hire.action} />
      )}
    </article>
  )
}
