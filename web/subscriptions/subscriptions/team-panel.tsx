import * as t from '@talentplace/contract/subscriptions/messages/team'
import { zoneTime } from '../../platform/formatting/zone-time.ts'
import type { TeamMember } from '@talentplace/contract/billing/subscriptions/subscription.routes'
import { Link } from 'react-router'
import { dayRange } from '../../platform/formatting/day-range.ts'
import { calendarDay } from '../../platform/formatting/calendar-day.ts'
import { paths } from '../../platform/navigation/paths.ts'
import { useMayDo } from '../../platform/session/use-may-do.ts'
import { Entries, EntryLine } from '../../ui/entries.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Tag } from '../../ui/tag.tsx'
import { InterestState } from '../interest/interest-state.tsx'
import { Replacement } from '../rate-plans/replacement.tsx'
import type { Subscription } from '../visible-subscription.ts'
import styles from '../subscription-record.module.css'

type Assistant = NonNullable<TeamMember['assistant']>

function Answer({ assistant }: { assistant: Assistant | null }) {
  if (!assistant) return <Tag tone="notice">{t.looking()}</Tag>
  const { interest, asked_date, answered_date } = assistant
  if (interest === null || asked_date === null) return null
  return <InterestState interest={interest} requestedDate={asked_date} answeredDate={answered_date} />
}

function Portrait({ assistant }: { assistant: Assistant | null }) {
  if (!assistant || assistant.avatar_id === -1) return <span className={styles.portrait} aria-hidden="true" />
  return <img className={styles.portrait} src={`/api/file/avatar/${assistant.avatar_id}`} alt="" loading="lazy" />
}

interface MemberProps {
  readonly project: string
  readonly member: TeamMember
  readonly named: boolean
  readonly open: boolean
  /** The subscription's first day, which needn't be said again. */
  readonly start: string
}

function Member({ project, member, named, open, start }: MemberProps) {
  const { assistant, role, hours_per_month, rate_start_date, rp_end_date } = member
  return (
    <EntryLine className={styles.member} data-named={named || undefined} aria-current={named || undefined}>
      <div className={styles.who}>
        <Portrait assistant={assistant} />
        <div>
          <p className={styles.name}>
            {assistant ? <Link to={paths.assistant(assistant.uuid)}>{assistant.display_name}</Link> : t.noOne()}
          </p>
          <p className={styles.quiet}>
            {assistant
              ? t.roleHoursPlace({ role, hours: hours_per_month, place: zoneTime(assistant.timezone) })
              : t.roleHours({ role, hours: hours_per_month })}
          </p>
          {(rp_end_date !== null || rate_start_date !== start) && (
            <p className={styles.quiet}>
              {rp_end_date === null
                ? t.from({ day: calendarDay(rate_start_date) })
                : t.fromTo({ day: calendarDay(rate_start_date), end: calendarDay(rp_end_date) })}
            </p>
          )}
          {assistant?.away && (
            <p className={styles.quiet}>
              <Tag tone="notice">{t.away({ days: dayRange(assistant.away) })}</Tag>
            </p>
          )}
        </div>
      </div>
      <Answer assistant={assistant} />
      {open && <Replacement project={project} member={member} />}
    </EntryLine>
  )
}

/** Who works on a subscription, and what each said when asked whether they take the work. */
export function TeamPanel({ subscription, ratePlan }: { subscription: Subscription; ratePlan: string | null }) {
  const { uuid, team, classification, start_date } = subscription
  const works = useMayDo('work')
  return (
    <Panel title={t.team()}>
      <Entries>
        {team.map((member) => (
          <Member
            key={member.rate_plan_uuid}
            project={uuid}
            member={member}
            start={start_date}
            named={member.rate_plan_uuid === ratePlan}
            open={works && classification === 'current'}
          />
        ))}
      </Entries>
    </Panel>
  )
}
