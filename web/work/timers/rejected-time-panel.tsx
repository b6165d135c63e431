import * as t from '@talentplace/contract/work/messages/timers'
import type { RejectedTime } from '@talentplace/contract/work/time/rejected-time'
import { useApi } from '../../platform/api/query.ts'
import { IntervalTimes } from '../../platform/viewer-zone/interval-times.tsx'
import { Rich } from '../../ui/rich.tsx'
import { Button } from '../../ui/button.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { clockText } from './clock-text.ts'
import { DismissAllRejected } from './dismiss-all-rejected.tsx'
import { timerLabel } from './timer-events.ts'
import type { Interval } from './rejected-intervals.ts'
import styles from './timer.module.css'

interface RejectedTimePanelProps {
  /** The assistant's zone, on whose clock the times are. */
  readonly timezone: string | null
  readonly onAdd: (interval: Interval) => void
}

function RejectedLine({ rejected, timezone, onAdd }: { rejected: RejectedTime } & RejectedTimePanelProps) {
  const { uuid, timer_id, from, to, seconds, reason } = rejected
  const label = timerLabel(rejected)
  const dismiss = useSave('time.resolveRejectedTime', {
    reloads: ['time.listRejectedTime'],
    errorMessage: t.notDismissed(),
  })
  return (
    <li className={styles.rejectedLine}>
      <p className={styles.about}>
        <Rich
          of={t.notLoggedPart}
          values={{ label, time: clockText(seconds), why: reason }}
          name={(text) => <strong>{text}</strong>}
          times={() => <IntervalTimes {...{ from, to, timezone }} />}
        />
      </p>
      <div className={styles.dialogActions}>
        <Button variant="outline" onClick={() => onAdd({ id: timer_id, label, from, to, rejected_uuid: uuid })}>
          {t.addByHand()}
        </Button>
        <Button
          variant="quiet"
          disabled={dismiss.isPending}
          onClick={() => dismiss.mutate({ params: { uuid }, body: { resolution: 'dismissed' } })}
        >
          {t.dismiss()}
        </Button>
      </div>
    </li>
  )
}

/** What one's timers ran and couldn't be logged, on every device, until it is added by hand or dismissed. */
export function RejectedTimePanel({ timezone, onAdd }: RejectedTimePanelProps) {
  const { data } = useApi('time.listRejectedTime', { query: { pagination: { limit: 25 } } })
  if (!data || data.count === 0) return null
  return (
    <section className={styles.rejected} aria-label={t.notLogged()}>
      <p className={styles.about}>{t.notLoggedSum({ time: clockText(data.seconds) })}</p>
      <ul className={styles.rejectedList}>
        {data.rejected.map((rejected) => (
          <RejectedLine key={rejected.uuid} rejected={rejected} timezone={timezone} onAdd={onAdd} />
        ))}
      </ul>
      {data.count > 1 && (
        <div className={styles.rejectedEnd}>
          <DismissAllRejected count={data.count} seconds={data.seconds} />
        </div>
      )}
    </section>
  )
}
