import { DiscussionLink } from '../../../work/discussions/discussion-link.tsx'
import { AssistantProjectRecord } from '../../../subscriptions/rate-plans/assistant-project-record.tsx'
import { NextTasksPanel } from '../../../work/tasks/next-tasks-panel.tsx'
import { LatestTimePanel } from '../../../work/time/latest-time-panel.tsx'
import { ContinueButton } from '../../../work/timers/continue-button.tsx'
import { StartButton } from '../../../work/timers/start-button.tsx'
import { useStartOfTask } from '../../../work/timers/use-start-of-task.tsx'
import { useTimerStarts } from '../../../work/timers/use-timer-starts.ts'

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
