import { DiscussionLink } from '../../../features/discussions/discussion-link.tsx'
import { AssistantProjectRecord } from '../../../features/projects/rate-plans/assistant-project-record.tsx'
import { NextTasksPanel } from '../../../features/tasks/next-tasks-panel.tsx'
import { LatestTimePanel } from '../../../features/time/latest-time-panel.tsx'
import { ContinueButton } from '../../../features/time/timer/continue-button.tsx'
import { StartButton } from '../../../features/time/timer/start-button.tsx'
import { useStartOfTask } from '../../../features/time/timer/use-start-of-task.tsx'
import { useTimerStarts } from '../../../features/time/timer/use-timer-starts.ts'

/** /va/projects/{uuid}/{rate_plan_uuid?}. */
export default function AssistantProjectPage({ uuid, rate_plan_uuid = '' }: { uuid: string; rate_plan_uuid?: string }) {
  const actionOf = useTimerStarts()
  const renderStart = useStartOfTask({ compact: true })
  return (
    <AssistantProjectRecord
      uuid={uuid}
      ratePlan={rate_plan_uuid}
      renderActions={({ project_name }) => (
        <>
          <StartButton
            name={project_name}
            action={actionOf({ project_uuid: uuid, task_uuid: null, ...(rate_plan_uuid !== '' && { rate_plan_uuid }) })}
          />
          <DiscussionLink project={uuid} area="va" />
        </>
      )}
      work={
        <>
          <NextTasksPanel project={uuid} area="va" renderAction={renderStart} />
          <LatestTimePanel
            project={uuid}
            area="va"
            renderAction={(entry) => <ContinueButton entry={entry} actionOf={actionOf} />}
          />
        </>
      }
    />
  )
}
