import { classificationStates } from '@talentplace/contract/projects/project.states'
import { useApi } from '../../../platform/api/query.ts'
import { paths } from '../../../platform/navigation/paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { latestProjects } from './home-reads.ts'

/** The latest subscription, begun or not, whose welcome brief nobody has sent yet: the next thing to do for it. */
export function PreparePanel({ client_uuid }: { client_uuid: string }) {
  const { data } = useApi('projects.listClientProjects', latestProjects(client_uuid))
  const unprepared = data?.projects.find(
    ({ classification, requirements }) =>
      classificationStates.is('open', classification) && (requirements === null || requirements === 'draft'),
  )
  if (!unprepared) return null
  return (
    <Panel
      title="Welcome brief"
      lead={`A few answers about the work and your tools for ${unprepared.project_name}, so your assistant can start strong.`}
    >
      <LinkButton to={paths.projectRequirements(unprepared.uuid)}>
        {unprepared.requirements === 'draft' ? 'Continue the welcome brief' : 'Write the welcome brief'}
      </LinkButton>
    </Panel>
  )
}
