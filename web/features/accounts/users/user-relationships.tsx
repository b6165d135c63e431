import { useApi } from '../../../platform/api/query.ts'
import { Panel } from '../../../ui/panel.tsx'
import styles from './user-audit.module.css'

const shown = 100

/** A2.15: the clients and projects a person has a part in; absent while there are none. */
export function UserRelationships({ uuid }: { uuid: string }) {
  const input = { params: { uuid }, query: { pagination: { limit: shown } } }
  const clients = useApi('accounts.listClientRelationships', input).data?.relationships ?? []
  const projects = useApi('accounts.listProjectRelationships', input).data?.relationships ?? []
  if (clients.length + projects.length === 0) return null
  return (
    <Panel title="Relationships">
      <ul className={styles.entries}>
        {clients.map(({ client_uuid, company, role, is_primary_contact }) => (
          <li key={`${client_uuid} ${role}`} className={styles.entry}>
            <p className={styles.action}>{company}</p>
            <p className={styles.who}>
              {role}
              {is_primary_contact && ', primary contact'}
            </p>
          </li>
        ))}
        {projects.map(({ project_uuid, project_name, company, role }) => (
          <li key={`${project_uuid} ${role}`} className={styles.entry}>
            <p className={styles.action}>{project_name}</p>
            <p className={styles.who}>
              {company} · {role}
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
