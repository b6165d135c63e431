import { DiscussionLink } from '../../../features/discussions/discussion-link.tsx'
import { AssistantProjectRecord } from '../../../features/projects/rate-plans/assistant-project-record.tsx'
import { NextTasksPanel } from '../../../features/tasks/next-tasks-panel.tsx'
import { LatestTimePanel } from '../../../features/time/latest-time-panel.tsx'

/** /va/projects/{uuid}/{rate_plan_uuid?}. */
export default function AssistantProjectPage({ uuid, rate_plan_uuid = '' }: { uuid: string; rate_plan_uuid?: string }) {
  return (
    <AssistantProjectRecord
      uuid={uuid}
      ratePlan={rate_plan_uuid}
      actions={<DiscussionLink project={uuid} area="va" />}
      work={
        <>
          <NextTasksPanel project={uuid} area="va" />
          <LatestTimePanel project={uuid} area="va" />
        </>
      }
    />
  )
}
