import type { ProjectRecord } from '@talentplace/contract/projects/staff/staff-project.routes'
import { Link } from 'react-router'
import { useApi } from '../../../platform/api/query.ts'
import { paths } from '../../../platform/navigation/paths.ts'
import { Entries, Entry } from '../../../ui/entries.tsx'
import { Loaded } from '../../../ui/loading/loaded.tsx'
import { Panel } from '../../../ui/panel.tsx'
import type { StaffPlace } from './place-values.ts'

const proposed = 3

interface BackUpsProps {
  readonly place: StaffPlace
  readonly project: ProjectRecord
}

/** Who the search would put in a place if its assistant fell ill today: with the role and the hours, the best match first. */
export function BackUps({ place: { role_id, role, hours_per_month }, project }: BackUpsProps) {
  const team = new Set(project.places.map(({ assistant }) => assistant?.uuid))
  const asked = { rids: [role_id], hours: [hours_per_month] }
  const query = { ...asked, pagination: { limit: proposed + team.size } }
  const search = useApi('matching.searchAssistants', { query })
  return (
    <Panel title={`Back-up: ${role}`} lead={`Who could take over ${hours_per_month} h a month, by the search.`}>
      <Loaded of={search} height={180} otherwise="The search could not be asked.">
        {({ assistants }) => (
          <Entries none="Nobody with the role has these hours right now.">
            {assistants
              .filter(({ uuid }) => !team.has(uuid))
              .slice(0, proposed)
              .map(({ uuid, display_name, city, region, match }) => (
                <Entry
                  key={uuid}
                  name={<Link to={paths.assistant(uuid, asked)}>{display_name}</Link>}
                  detail={`${city}, ${region}`}
                  note={match.reasons.map(({ text }) => text).join(' · ')}
                >
                  <span>Match {match.score}</span>
                </Entry>
              ))}
          </Entries>
        )}
      </Loaded>
    </Panel>
  )
}
