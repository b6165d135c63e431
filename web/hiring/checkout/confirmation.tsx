import * as t from '@talentplace/contract/hiring/messages/thank-you'
import { useApi } from '../../platform/api/query.ts'
import { ApiFailure } from '../../platform/api/api-failure.ts'
import { EmptyState } from '../../ui/notice/empty-state.tsx'
import { LoadFailure } from '../../ui/notice/load-failure.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/notice/skeleton.tsx'
import styles from './confirmation.module.css'
import { dateText } from './date-text.ts'

/** B8: what was agreed, for whoever has the link: roles, hours, first names and the first day; no money. */
export function Confirmation({ projectUuid }: { projectUuid: string }) {
  const { data, error, refetch } = useApi('checkout.getCheckoutConfirmation', { params: { uuid: projectUuid } })
  if (error instanceof ApiFailure && [400, 404].includes(error.status)) {
    return <EmptyState title={t.noConfirmation()}>{t.checkLink()}</EmptyState>
  }
  if (error) return <LoadFailure message={error.message} onRetry={() => void refetch()} />
  if (!data) {
    return (
      <div aria-busy="true">
        <Skeleton height={220} />
      </div>
    )
  }
  return (
    <Panel title={t.agreed()} lead={t.begins({ day: dateText(data.start_date) })}>
      <ul className={styles.team}>
        {data.team.map(({ role, hours, first_name }, at) => (
          <li key={at} className={styles.place}>
            <span>
              <strong>{first_name ?? t.helpMeDecide()}</strong>
              <span className={styles.role}>{role}</span>
            </span>
            <span>{t.hoursAMonth({ hours })}</span>
          </li>
        ))}
      </ul>
      <p className={styles.total}>
        <span>{t.total()}</span>
        <strong>{t.hoursAMonth({ hours: data.total_hours })}</strong>
      </p>
    </Panel>
  )
}
