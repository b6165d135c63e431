import { useApi } from '../../platform/api/query.ts'
import { Entries, Entry } from '../../ui/entries.tsx'
import { Panel } from '../../ui/panel.tsx'

const maxVisible = 100

/** A2.15: the clients and projects a person has a part in; absent while there are none. */
export function UserRelationships({ uuid }: { uuid: string }) {
  const input = { params: { uuid }, query: { pagination: { limit: maxVisible } } }
  const clients = useApi('accounts.listClientRelationships', input).data?.relationships ?? []
  const projects = useApi('accounts.listProjectRelationships', input).data?.relationships ?? []
  if (clients.length + projects.length === 0) return null
  return (
    <Panel title="Relationships">
      <Entries>
        {[
          ...clients.map(({ client_uuid, company, role, is_primary_contact }) => (
            <Entry
              key={`${client_uuid} ${role}`}
              name={company}
              detail={`${role}${is_primary_contact ? ', primary contact' : ''}`}
            />
          )),
          ...projects.map(({ project_uuid, project_name, company, role }) => (
            <Entry key={`${project_uuid} ${role}`} name={project_name} detail={`${company} · ${role}`} />
          )),
        ]}
      </Entries>
    </Panel>
  )
}
