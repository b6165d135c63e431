import { InvitationList } from '../../../features/projects/interest/invitation-list.tsx'
import { useSession } from '../../../platform/session/session.ts'
import styles from './projects-page.module.css'

/** /va/projects_candidate. */
export function CandidateProjectsPage() {
  const { user } = useSession()
  return (
    <div className={styles.page}>
      <h1 className={styles.heading}>Upcoming projects</h1>
      {user && <InvitationList userUuid={user.uuid} />}
    </div>
  )
}
