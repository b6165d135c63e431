import { selectionStates } from '@talentplace/contract/subscriptions/project.states'
import type { ProjectRecord } from '@talentplace/contract/subscriptions/staff/staff-project.routes'
import { Link } from 'react-router'
import { calendarDay } from '../../platform/formatting/calendar-day.ts'
import { formatMoney } from '../../platform/formatting/money.ts'
import { staffPaths } from '../../platform/navigation/staff-paths.ts'
import { useMay } from '../../platform/session/use-may.ts'
import { Entries, Entry } from '../../ui/entries.tsx'
import { StateTag } from '../../ui/state-tag.tsx'
import { Tag } from '../../ui/tag.tsx'
import { ChangeRatePlan } from './change-holder.tsx'
import { EndRatePlan } from './close-rate-plan.tsx'
import styles from './rate-plan-lines.module.css'
import type { StaffRatePlan } from './rate-plan-values.ts'

function detailOf({ hours_per_month, rate_start_date, rp_end_date, pay }: StaffRatePlan): string {
  const end = rp_end_date === null ? '' : ` to ${calendarDay(rp_end_date)}`
  const rate = pay && pay.hourly_cents > 0 ? ` · paid ${formatMoney(pay.hourly_cents, pay.currency)} an hour` : ''
  return `${hours_per_month} h a month, from ${calendarDay(rate_start_date)}${end}${rate}`
}

/** True while another place of the same seat is to follow: that one is changed or taken back first. */
function isFollowed(ratePlan: StaffRatePlan, places: readonly StaffRatePlan[]): boolean {
  return places.some(
    ({ seat_uuid, rate_start_date }) => seat_uuid === ratePlan.seat_uuid && rate_start_date > ratePlan.rate_start_date,
  )
}

function noteOf({ pay_is_missing, hours_free_since, state, replacement }: StaffRatePlan): string | false {
  if (pay_is_missing) return 'No rate is agreed, so no time can be logged.'
  if (hours_free_since !== null && !selectionStates.is('final', state)) {
    return 'The hours are free for other work: the pause lasts long. They are taken again a week before it continues, where they still are free.'
  }
  return replacement !== null && `The client asks for someone else: “${replacement.reason}”`
}

function Line({ project, ratePlan, linked }: { project: ProjectRecord; ratePlan: StaffRatePlan; linked: boolean }) {
  const may = useMay('admin_project.edit')
  const { assistant, role, state } = ratePlan
  const open = may && !selectionStates.is('final', state) && !isFollowed(ratePlan, project.places)
  return (
    <Entry
      name={
        <>
          {role}:{' '}
          {assistant ? (
            linked ? (
              <Link to={staffPaths.staffRatePlan(project.uuid, assistant.uuid)}>{assistant.display_name}</Link>
            ) : (
              assistant.display_name
            )
          ) : (
            <Tag tone="notice">Nobody yet</Tag>
          )}
        </>
      }
      detail={detailOf(ratePlan)}
      note={noteOf(ratePlan)}
    >
      <span className={styles.end}>
        <StateTag of={selectionStates} state={state} />
        {open && <ChangeRatePlan project={project} ratePlan={ratePlan} />}
        {open && <EndRatePlan project={project.uuid} ratePlan={ratePlan} />}
      </span>
    </Entry>
  )
}

interface RatePlanLinesProps {
  readonly project: ProjectRecord
  readonly places: readonly StaffRatePlan[]
  /** Names lead to the person’s part in the subscription. */
  readonly linked?: boolean
}

/** Places of a subscription, with what staff may do about each. */
export function RatePlanLines({ project, places, linked = false }: RatePlanLinesProps) {
  return (
    <Entries none="Roles are agreed at checkout.">
      {places.map((ratePlan) => (
        <Line key={ratePlan.uuid} project={project} ratePlan={ratePlan} linked={linked} />
      ))}
    </Entries>
  )
}
