import * as t from '@talentplace/contract/work/messages/latest'
import type { TimeEntry } from '@talentplace/contract/work/time/time-entry'
import { timeEntryStates } from '@talentplace/contract/work/time/time-entry.states'
import type { ReactNode } from 'react'
import { useApi } from '../../platform/api/query.ts'
import { calendarDay } from '../../platform/formatting/calendar-day.ts'
import { paths } from '../../platform/navigation/paths.ts'
import { useFeature } from '../../platform/session/use-feature.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Entries, Entry } from '../../ui/entries.tsx'
import { Loaded } from '../../ui/loading/loaded.tsx'
import { Panel } from '../../ui/panel.tsx'
import { StateTag } from '../../ui/state-tag.tsx'
import { entryHoursText } from './list/entry-hours.ts'

const fewest = 4

function workedText(entry: TimeEntry, area: 'client' | 'va'): string {
  const who = area === 'client' ? [entry.virtualassistant_name] : []
  return [calendarDay(entry.task_date), entryHoursText(entry), ...who].join(', ')
}

interface LatestTimePanelProps {
  readonly project: string
  readonly area: 'client' | 'va'
  /** How many are shown. */
  readonly max?: number
  /** What can be done with an entry. */
  readonly renderAction?: (entry: TimeEntry) => ReactNode
}

/** The latest time of a subscription, as far as its reader may see it. Nothing where the feature is off. */
export function LatestTimePanel({ project, area, max = fewest, renderAction }: LatestTimePanelProps) {
  const enabled = useFeature(area, 'time')
  const query = { project_uuid: project, pagination: { limit: max } }
  const time = useApi('time.listTime', { query }, { enabled })
  if (!enabled) return null
  return (
    <Panel
      title={t.latestTime()}
      actions={
        <LinkButton variant="quiet" to={paths.time(area, { project_uuid: project })}>
          {t.allTime()}
        </LinkButton>
      }
    >
      <Loaded of={time} height={180} errorMessage={t.timeNotLoaded()}>
        {({ time: latest }) => (
          <Entries none={t.noTime()}>
            {latest.map((entry) => (
              <Entry
                key={entry.uuid}
                name={entry.task_name ?? (entry.description || entry.project_name)}
                detail={workedText(entry, area)}
              >
                {renderAction?.(entry)}
                <StateTag of={timeEntryStates} state={entry.status} />
              </Entry>
            ))}
          </Entries>
        )}
      </Loaded>
    </Panel>
  )
}
