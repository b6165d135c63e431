import type { Requirements } from '@talentplace/contract/subscriptions/requirements/requirements.routes'
import { paths } from '../../platform/navigation/paths.ts'
import { Panel } from '../../ui/panel.tsx'
import { RecordScreen } from '../../ui/record/record-screen.tsx'
import { EarlierVersions } from './earlier-versions.tsx'
import { RequirementsForm } from './requirements-form.tsx'
import { RequirementsStatus } from './requirements-status.tsx'
import { useRequirements } from './use-requirements.ts'

const kind = 'Welcome brief'

/** The way back: to the subscription, to the drafts where it is none yet. */
function wayBack(requirements: Requirements | undefined) {
  if (!requirements) return { label: 'Subscriptions', to: paths.clientProjects() }
  const { start_date, project_uuid, project_name } = requirements
  if (start_date === null) return { label: 'Draft subscriptions', to: paths.draftProjects() }
  return { label: project_name, to: paths.clientProject(project_uuid) }
}

/** C1.6 /client/projects/requirements/{project_uuid}: the welcome brief. */
export default function RequirementsScreen({ project_uuid: uuid }: { project_uuid: string }) {
  const record = useRequirements(uuid)
  return (
    <RecordScreen
      list={wayBack(record.data)}
      record={record}
      name={() => kind}
      kind={kind}
      missing={{
        heading: 'There is no such project',
        title: 'It isn’t one of yours',
        text: 'Or there never was one at this address.',
      }}
      loading={[720]}
      renderAbout={(requirements) => (
        <>
          <span>{requirements.project_name}</span>
          <RequirementsStatus requirements={requirements} />
        </>
      )}
    >
      {(requirements) => (
        <>
          <Panel
            title="How you work"
            lead="The more concrete it is, the better your assistant starts. It is saved while you type, and our team reads it once you send it."
          >
            <RequirementsForm requirements={requirements} />
          </Panel>
          <EarlierVersions requirements={requirements} />
        </>
      )}
    </RecordScreen>
  )
}
