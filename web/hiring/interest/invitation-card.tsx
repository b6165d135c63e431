import { declineReasons } from '@talentplace/contract/subscriptions/interest/decline-reasons'
import type { AssistantProject } from '@talentplace/contract/hiring/interest/interest.routes'
import { useId, useState } from 'react'
import { calendarDay } from '../../platform/formatting/calendar-day.ts'
import { aboutHoursAWeek } from '../../platform/formatting/hours.ts'
import { Button } from '../../ui/button.tsx'
import { Description, DescriptionList } from '../../ui/description-list.tsx'
import { FormFailure } from '../../ui/form/form-footer.tsx'
import { KeywordChip } from '../../ui/keyword-chip.tsx'
import { InterestState } from '../../subscriptions/interest/interest-state.tsx'
import { DeclineDialog } from './decline-dialog.tsx'
import styles from './invitations.module.css'
import { useAnswer } from './use-answer.ts'
import { clocksInWords, overlapInWords, weekPartInWords } from './working-hours-words.ts'

function Wanted({ wanted: { skills, tools, languages, words, availabilities } }: AssistantProject) {
  const chips = [
    ...skills.map((label) => ({ kind: 'skill' as const, label })),
    ...tools.map((label) => ({ kind: 'tool' as const, label })),
  ]
  if (chips.length + languages.length + words.length + availabilities.length === 0) return null
  return (
    <Description label="What they asked for">
      <div className={styles.wanted}>
        {words.length > 0 && <span>{words.map((text) => `“${text}”`).join(', ')}</span>}
        {chips.length > 0 && (
          <ul className={styles.chips}>
            {chips.map(({ kind, label }) => (
              <li key={`${kind} ${label}`}>
                <KeywordChip kind={kind} label={label} />
              </li>
            ))}
          </ul>
        )}
        {languages.length > 0 && <span>Someone who speaks {languages.join(', ')}</span>}
        {availabilities.length > 0 && <span>{availabilities.map(weekPartInWords).join(', ')} (on your clock)</span>}
      </div>
    </Description>
  )
}

function Terms({ project }: { project: AssistantProject }) {
  const { hours_per_month, start_date, end_date, working_hours } = project
  return (
    <DescriptionList>
      <Description label="Hours">
        {hours_per_month} h a month, {aboutHoursAWeek(hours_per_month)}
      </Description>
      {start_date && (
        <Description label="Dates">
          From {calendarDay(start_date)}
          {end_date && ` to ${calendarDay(end_date)}`}
        </Description>
      )}
      {working_hours && (
        <Description label="Working times">
          {clocksInWords(working_hours)} {overlapInWords(working_hours)}
        </Description>
      )}
      <Wanted {...project} />
    </DescriptionList>
  )
}

/** What can be answered now: both of an invitation, the other one of an answer that can still be changed. */
function Answers({ project }: { project: AssistantProject }) {
  const accept = useAnswer(project)
  const [declining, setDeclining] = useState(false)
  const { possible_answers: possible, interest } = project
  if (possible.length === 0) return null
  const isInvited = interest === 'asked'
  const asksInterest = project.asked_for === 'interest'
  return (
    <div className={styles.answers}>
      <div className={styles.alert}>
        <FormFailure failure={accept.failure} />
      </div>
      {possible.includes('accepted') && (
        <Button
          variant={isInvited ? 'filled' : 'outline'}
          busy={accept.isPending}
          onClick={() => accept.mutate({ params: { uuid: project.uuid }, body: { interest: 'accepted' } })}
        >
          {asksInterest ? 'I’m interested' : 'Accept'}
          {!isInvited && ' after all'}
        </Button>
      )}
      {possible.includes('declined') && (
        <Button variant="outline" onClick={() => setDeclining(true)}>
          {isInvited ? 'Decline' : 'Withdraw'}
        </Button>
      )}
      {!isInvited && <p className={styles.note}>You can change your answer once.</p>}
      <DeclineDialog opened={declining} project={project} onClose={() => setDeclining(false)} />
    </div>
  )
}

function reasonTitle(reason: AssistantProject['decline_reason']): string | undefined {
  return declineReasons.find(({ name }) => name === reason)?.title
}

/** One role at one client: what it is, when, and whether the assistant takes it. */
export function InvitationCard({ project }: { project: AssistantProject }) {
  const title = useId()
  const { role, company, contact_name, interest, asked_date, answered_date, decline_reason } = project
  return (
    <article className={styles.card} aria-labelledby={title}>
      <div className={styles.head}>
        <div>
          <h3 id={title} className={styles.role}>
            {role} at {company}
          </h3>
          <p className={styles.client}>
            {contact_name !== null && `With ${contact_name} · `}
            {project.project_name}
          </p>
        </div>
        <InterestState interest={interest} requestedDate={asked_date} answeredDate={answered_date} />
      </div>
      {decline_reason && <p className={styles.client}>Your reason: {reasonTitle(decline_reason)}</p>}
      <Terms project={project} />
      <Answers project={project} />
    </article>
  )
}
