import type { Reply } from '../../../platform/api/operation-types.ts'
import { hoursText } from '@talentplace/contract/shared/hours-text'
import { paths } from '../../../platform/navigation/paths.ts'
import { useFeature } from '../../../platform/session/use-feature.ts'
import { StartLast } from '../../../work/timers/start-last.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Stat, Stats } from '../../../ui/stat.tsx'

type Work = NonNullable<Reply<'operations.getAssistantHome'>['work']>

/** A6.9: what was worked these days, and what waits: questions about it, and tasks that are due. */
export function WorkPanel({ work }: { work: Work }) {
  const seesTime = useFeature('va', 'time')
  const seesTasks = useFeature('va', 'tasks')
  if (!seesTime && !seesTasks) return null
  return (
    <Panel title="Your week">
      <StartLast />
      <Stats compact>
        {seesTime && (
          <>
            <Stat label="Worked today" value={hoursText(work.today_seconds)} to={paths.assistantTime()} />
            <Stat label="Since Monday" value={hoursText(work.week_seconds)} />
            {work.asked_about > 0 && (
              <Stat label="Clients ask about" value={String(work.asked_about)} to={paths.assistantTime()} />
            )}
          </>
        )}
        {seesTasks && <Stat label="Tasks due" value={String(work.tasks_due)} to={paths.tasks('va')} />}
      </Stats>
    </Panel>
  )
}
