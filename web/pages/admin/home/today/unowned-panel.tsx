import { queueNames } from '../../../../subscriptions/care/care-words.ts'
import { paths } from '../../../../platform/navigation/paths.ts'
import { Panel } from '../../../../ui/panel.tsx'
import { Stat, Stats } from '../../../../ui/stat.tsx'
import type { StaffToday } from './today-kinds.ts'

type Unowned = StaffToday['unowned']

const number = new Intl.NumberFormat('en-CA')
const unowned = { unowned: true } as const

const kinds: Readonly<Record<keyof Unowned, { label: string; to: string }>> = {
  alerts: { label: 'New alerts', to: paths.alerts({ status: 'new' }) },
  open_roles: { label: 'Open roles', to: paths.matching(unowned) },
  retention: {
    label: queueNames.retention,
    to: paths.staffProjects({ searchType: 'In Retention', ...unowned }),
  },
  health: { label: queueNames.health, to: paths.staffProjects({ searchType: 'Health Check', ...unowned }) },
  review: { label: queueNames.review, to: paths.staffProjects({ searchType: 'Requiring Review', ...unowned }) },
  first_30: { label: queueNames.first_30, to: paths.staffProjects({ searchType: 'In First 30', ...unowned }) },
  retention_cases: { label: 'Assistants who may leave', to: paths.retention({ state: 'open', ...unowned }) },
  ready_applicants: { label: 'Applicants ready to be accepted', to: paths.staffAssistants('applicants') },
  appointments: { label: 'Interviews to note', to: paths.interviews({ group: 'to_settle' }) },
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
