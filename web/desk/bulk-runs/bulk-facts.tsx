import type { BulkRun } from '@talentplace/contract/desk/bulk-runs/bulk-run.routes'
import { formatMoney } from '../../platform/formatting/money.ts'
import { Entries, Entry } from '../../ui/entries.tsx'
import { ShareBar } from '../../ui/share-bar.tsx'
import styles from './bulk-runs.module.css'

export type Noun = readonly [one: string, several: string]

const whole = new Intl.NumberFormat('en-CA')

export const counted = (count: number, [one, several]: Noun) => `${whole.format(count)} ${count === 1 ? one : several}`

/** `$1,200.00 CAD and $80.00 USD`. */
export function totalText(totals: BulkRun['totals_ready']): string {
  return totals.map(({ currency, total_cents }) => formatMoney(total_cents, currency)).join(' and ')
}

/** Why rows are skipped, with how many they are. */
export function SkipReasons({ reasons, noun }: { reasons: BulkRun['reasons']; noun: Noun }) {
  return (
    <Entries>
      {reasons.map(({ reason, rows }) => (
        <Entry key={reason} name={counted(rows, noun)} detail={reason} />
      ))}
    </Entries>
  )
}

/** How far a run is, and in the end what became of its rows. */
export function BulkProgress({ run, noun }: { run: BulkRun; noun: Noun }) {
  const { state, undo_of, rows, ready, done, skipped, totals_done } = run
  const total = totals_done.length === 0 ? '' : `, ${totalText(totals_done)}`
  return (
    <div className={styles.progress}>
      <ShareBar
        parts={[
          { key: 'done', amount: done, tone: 'spruce' },
          { key: 'skipped', amount: skipped, tone: 'marigold' },
          { key: 'ready', amount: ready, tone: 'plain' },
        ]}
      />
      <output className={styles.words}>
        {state === 'done'
          ? `${undo_of === null ? 'Done' : 'Undone'}: ${counted(done, noun)}${total}. ${skipped === 0 ? 'None skipped.' : `${counted(skipped, noun)} skipped.`}`
          : `${whole.format(rows - ready)} of ${counted(rows, noun)} …`}
      </output>
    </div>
  )
}
