import * as t from '@talentplace/contract/subscriptions/messages/brief-form'
import type { Requirements } from '@talentplace/contract/subscriptions/requirements/requirements.routes'
import { paths } from '../../platform/navigation/paths.ts'
import { Panel } from '../../ui/panel.tsx'
import { RecordScreen } from '../../ui/record/record-screen.tsx'
import { EarlierVersions } from './earlier-versions.tsx'
import { RequirementsForm } from './requirements-form.tsx'
import { RequirementsStatus } from './requirements-status.tsx'
import { useRequirements } from './use-requirements.ts'

const kind = t.welcomeBrief()

/** The way back: to the subscription, to the drafts where it is none yet. */
function wayBack(requirements: Requirements | undefined) {
  if (!requirements) return { label: t.subscriptions(), to: paths.clientProjects() }
  const { start_date, project_uuid, project_name } = requirements
  if (start_date === null) return { label: t.drafts(), to: paths.draftProjects() }
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
        heading: t.isMissing(),
        title: t.notYours(),
        text: t.checkLink(),
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
          <Panel title={t.howYouWork()} lead={t.lead()}>
            <RequirementsForm requirements={requirements} />
          </Panel>
          <EarlierVersions requirements={requirements} />
        </>
      )}
    </RecordScreen>
  )
}
