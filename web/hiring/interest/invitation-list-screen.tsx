import { InvitationList } from './invitation-list.tsx'
import { useSession } from '../../platform/session/session.ts'
import styles from './invitation-list-screen.module.css'

/** /va/projects_candidate. */
export default function InvitationListScreen() {
  const { user } = useSession()
  return (
    <div className={styles.page}>
      <h1 className={styles.heading}>Upcoming projects</h1>
      {user && <InvitationList userUuid={user.uuid} />}
    </div>
  )
}
