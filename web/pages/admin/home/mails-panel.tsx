import { paths } from '../../../platform/navigation/paths.ts'
import { Panel } from '../../../ui/panel.tsx'
import { Stat, Stats } from '../../../ui/stat.tsx'

const number = new Intl.NumberFormat('en-CA')

/** Emails that nobody will try to send again. Nothing while there are none. */
export function MailsPanel({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <Panel title="Emails">
      <Stats>
        <Stat
          label="Emails not delivered"
          value={number.format(count)}
          note="in the last 24 hours"
          to={paths.healthcheck()}
        />
      </Stats>
    </Panel>
  )
}
