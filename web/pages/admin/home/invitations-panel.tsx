import { Link } from 'react-router'
import type { Reply } from '../../../platform/api/operation-types.ts'
import { staffPaths } from '../../../platform/navigation/staff-paths.ts'
import { TimeAgo } from '../../../platform/viewer-zone/time-ago.tsx'
import { Portrait } from '../../../matching/candidate-parts/portrait.tsx'
import { LinkButton } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import styles from './admin-home.module.css'

type Invitations = NonNullable<Reply<'operations.getAdminHome'>['invitations']>

/** Who was asked whether they take work and hasn't answered, whoever has waited longest first. Nothing while nobody has. */
export function InvitationsPanel({ count, oldest }: Invitations) {
  const [first] = oldest
  if (!first) return null
  return (
    <Panel
      title={count === 1 ? '1 invitation without an answer' : `${count} invitations without an answer`}
      lead={
        <>
          The oldest was sent <TimeAgo instant={first.asked_date} />.
        </>
      }
      actions={
        <LinkButton variant="quiet" to={staffPaths.staffProjects({ unanswered: true })}>
          See the subscriptions
        </LinkButton>
      }
    >
      <ul className={styles.words}>
        {oldest.map(({ uuid, project_uuid, project_name, company, role, display_name, avatar_id, asked_date }) => (
          <li key={uuid} className={styles.invitation}>
            <Portrait avatarId={avatar_id} name={display_name} size="small" />
            <div className={styles.asked}>
              <Link to={staffPaths.staffProject(project_uuid)}>
                {display_name}: {role}
              </Link>
              <span className={styles.about}>
                {project_name}, {company}
              </span>
            </div>
            <span className={styles.times}>
              <TimeAgo instant={asked_date} />
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
