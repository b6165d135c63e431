import type { ClientProject } from '@talentplace/contract/subscriptions/subscriptions/subscription.routes'
import { AddHours } from '../../../subscriptions/hours/add-hours.tsx'
import { runsLow } from '../../../subscriptions/hours/runs-low.ts'
import type { Reply } from '../../../platform/api/operation-types.ts'
import { remainingText } from '@talentplace/contract/shared/hours-text'
import { cardParts } from '../payment/card-parts.tsx'
import styles from './client-home.module.css'

interface LowHoursProps {
  readonly project: ClientProject
  readonly hours: Reply<'projects.getProjectHours'>
  readonly clientUuid: string
}

/** Little is left of the hours of a subscription that runs and is paid: what to do about it. */
export function LowHours({ project, hours, clientUuid }: LowHoursProps) {
  const { remaining_seconds: remaining, billable_seconds } = hours.period
  const isResting = project.hours_remaining === null || project.ar_status !== 'current'
  if (isResting || !runsLow({ remaining, granted: remaining + billable_seconds })) return null
  return (
    <div className={styles.low}>
      <p>
        {remaining > 0
          ? `Only ${remainingText(remaining)} are left of this period.`
          : 'All hours of this period are worked.'}
      </p>
      <AddHours uuid={project.uuid} clientUuid={clientUuid} isLow {...cardParts} />
    </div>
  )
}
