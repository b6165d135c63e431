import { aboutHoursAWeek } from '../../../platform/formatting/hours.ts'
import { paths } from '../../../platform/navigation/paths.ts'
import { Stat, Stats } from '../../../ui/stat.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { ShareBar } from '../../../ui/share-bar.tsx'
import { freeHours, type Profile } from './assistant-state.ts'
import styles from './va-home.module.css'

interface HoursPanelProps {
  readonly profile: Profile
  /** Kept for invitations that wait for an answer: nobody's yet. */
  readonly invitations: number
  /** Whether the lists of projects are open to them. */
  readonly seesProjects: boolean
}

/** The hours of a month: how many are promised to clients, how many are asked for, and how many are free. */
export function HoursPanel({ profile, invitations, seesProjects }: HoursPanelProps) {
  const { available_hours_per_month: available, monthly_hours_committed: taken } = profile
  const committed = Math.max(taken - invitations, 0)
  const free = freeHours(profile)
  return (
    <Panel title="Your hours a month">
      <div className={styles.hours}>
        <Stats>
          <Stat
            label="Free for new clients"
            value={`${free} h`}
            note={free > 0 ? aboutHoursAWeek(free) : undefined}
            tone="marigold"
          />
          {invitations > 0 && (
            <Stat label="Waiting for your answer" value={`${invitations} h`} tone="plain" to={paths.invitations()} />
          )}
          <Stat
            label="With clients"
            value={`${committed} h`}
            tone="spruce"
            to={seesProjects ? paths.assistantProjects() : undefined}
          />
          <Stat label="Total available" value={`${available} h`} />
        </Stats>
        <ShareBar
          parts={[
            { key: 'committed', amount: committed, tone: 'spruce' },
            { key: 'asked', amount: invitations, tone: 'plain' },
            { key: 'free', amount: free, tone: 'marigold' },
          ]}
        />
      </div>
    </Panel>
  )
}
