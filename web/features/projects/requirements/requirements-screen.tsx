import type { Requirements } from '@talentplace/contract/projects/requirements/requirements.routes'
import { paths } from '../../../platform/navigation/paths.ts'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { RecordPage } from '../../../ui/record-page.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { EarlierVersions } from './earlier-versions.tsx'
import { RequirementsForm } from './requirements-form.tsx'
import { RequirementsStatus } from './requirements-status.tsx'
import { useRequirements } from './use-requirements.ts'

/** The way back: to the subscription, to the drafts where it is none yet. */
function wayBack(requirements: Requirements | undefined) {
  if (!requirements) return { label: 'Subscriptions', to: paths.clientProjects() }
  const { start_date, project_uuid, project_name } = requirements
  if (start_date === null) return { label: 'Draft subscriptions', to: paths.draftProjects() }
  return { label: project_name, to: paths.clientProject(project_uuid) }
}

/** C1.6 /client/projects/requirements/{project_uuid}: the welcome brief. */
export function RequirementsScreen({ uuid }: { uuid: string }) {
  const { data, error, refetch } = useRequirements(uuid)
  const gone = error?.status === 404 || error?.status === 400
  return (
    <RecordPage
      list={wayBack(data)}
      title={gone ? 'There is no such project' : 'Welcome brief'}
      about={
        data && (
          <>
            <span>{data.project_name}</span>
            <RequirementsStatus requirements={data} />
          </>
        )
      }
    >
      {error && !gone && !data && <LoadFailure message={error.message} onRetry={() => void refetch()} />}
      {gone && <Panel title="It isn’t one of yours">Or there never was one at this address.</Panel>}
      {!error && !data && (
        <div aria-busy="true">
          <Skeleton height={720} />
        </div>
      )}
      {data && !gone && (
        <>
          <Panel
            title="How you work"
            lead="The more concrete it is, the better your assistant starts. It is saved while you type, and our team reads it once you send it."
          >
            <RequirementsForm requirements={data} />
          </Panel>
          <EarlierVersions requirements={data} />
        </>
      )}
    </RecordPage>
  )
}
