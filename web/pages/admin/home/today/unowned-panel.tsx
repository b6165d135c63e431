import { queueNames } from '../../../../subscriptions/care/care-words.ts'
import { staffPaths } from '../../../../platform/navigation/staff-paths.ts'
import { Panel } from '../../../../ui/panel.tsx'
import { Stat, Stats } from '../../../../ui/stat.tsx'
import type { StaffToday } from './today-kinds.ts'

type Unowned = StaffToday['unowned']

const number = new Intl.NumberFormat('en-CA')
const unowned = { unowned: true } as const

const kinds: Readonly<Record<keyof Unowned, { label: string; to: string }>> = {
  alerts: { label: 'New alerts', to: staffPaths.alerts({ status: 'new' }) },
  open_roles: { label: 'Open roles', to: staffPaths.matching(unowned) },
  retention: {
    label: queueNames.retention,
    to: staffPaths.staffProjects({ searchType: 'In Retention', ...unowned }),
  },
  health: { label: queueNames.health, to: staffPaths.staffProjects({ searchType: 'Health Check', ...unowned }) },
  review: { label: queueNames.review, to: staffPaths.staffProjects({ searchType: 'Requiring Review', ...unowned }) },
  first_30: { label: queueNames.first_30, to: staffPaths.staffProjects({ searchType: 'In First 30', ...unowned }) },
  retention_cases: { label: 'Assistants who may leave', to: staffPaths.retention({ state: 'open', ...unowned }) },
  ready_applicants: { label: 'Applicants ready to be accepted', to: staffPaths.staffAssistants('applicants') },
  appointments: { label: 'Interviews to note', to: staffPaths.interviews({ group: 'to_settle' }) },
}

/** What waits and nobody looks after. Nothing while everything has someone. */
export function UnownedPanel({ counts }: { counts: Unowned }) {
  const waiting = (Object.keys(kinds) as (keyof Unowned)[]).filter((kind) => (counts[kind] ?? 0) > 0)
  if (waiting.length === 0) return null
  return (
    <Panel title="Without an owner" lead="Nobody looks after these yet.">
      <Stats compact>
        {waiting.map((kind) => (
          <Stat key={kind} {...kinds[kind]} value={number.format(counts[kind] ?? 0)} />
        ))}
      </Stats>
    </Panel>
  )
}
