import { Link } from 'react-router'
import { alertTypeTones, alertTypeWords } from '../../../desk/alerts/alert-words.ts'
import type { Reply } from '../../../platform/api/operation-types.ts'
import { staffPaths } from '../../../platform/navigation/staff-paths.ts'
import { TimeAgo } from '../../../platform/viewer-zone/time-ago.tsx'
import { LinkButton } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Tag } from '../../../ui/tag.tsx'
import styles from './admin-home.module.css'

type Alerts = NonNullable<Reply<'operations.getAdminHome'>['alerts']>

/** Alerts that are not resolved, the latest first. Nothing while there are none. */
export function AlertsPanel({ count, latest }: Alerts) {
  if (count === 0) return null
  return (
    <Panel
      title={count === 1 ? '1 open alert' : `${count} open alerts`}
      actions={
        <LinkButton variant="quiet" to={staffPaths.alerts({ open: true })}>
          See the alerts
        </LinkButton>
      }
    >
      <ul className={styles.words}>
        {latest.map(({ uuid, type, title, last_date }) => (
          <li key={uuid} className={styles.invitation}>
            <div className={styles.asked}>
              <Link to={staffPaths.alert(uuid)}>{title}</Link>
              <span className={styles.about}>
                <TimeAgo instant={last_date} />
              </span>
            </div>
            <Tag tone={alertTypeTones[type]}>{alertTypeWords[type]}</Tag>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
