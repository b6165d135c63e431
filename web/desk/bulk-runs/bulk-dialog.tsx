import type { BulkRun } from '@talentplace/contract/desk/bulk-runs/bulk-run.routes'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { FormFailure } from '../../ui/form/form-footer.tsx'
import type { Reload } from '../../ui/form/reloads.ts'
import { LoadFailure } from '../../ui/notice/load-failure.tsx'
import { Skeleton } from '../../ui/notice/skeleton.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { BulkProgress, SkipReasons, counted, totalText, type Noun } from './bulk-facts.tsx'
import { useBulkPreview, useBulkRun, type BulkBody } from './use-bulk-run.ts'
import styles from './bulk-runs.module.css'

interface BulkDialogProps {
  readonly title: string
  readonly noun: Noun
  /** What is asked for; null while something is still to be entered. */
  readonly body: BulkBody | null
  /** What the rows that are ready come to mean, before it is started. */
  readonly effect: (run: BulkRun) => ReactNode
  /** `Post 12 bills`. */
  readonly submit: (count: string) => string
  readonly reloads: readonly Reload[]
  /** What is entered with it. */
  readonly fields?: ReactNode
  readonly onClose: () => void
  /** It is over, and whoever started it has seen the result. */
  readonly onDone: () => void
}

function Preview({ run, noun, effect }: Pick<BulkDialogProps, 'noun' | 'effect'> & { run: BulkRun }) {
  return (
    <>
      {run.ready === 0 ? <p>None of them can be done.</p> : <div>{effect(run)}</div>}
      {run.totals_ready.length > 0 && run.ready > 0 && <p>Total: {totalText(run.totals_ready)}</p>}
      {run.skipped > 0 && (
        <>
          <p>{counted(run.skipped, noun)} will be skipped:</p>
          <SkipReasons reasons={run.reasons} noun={noun} />
        </>
      )}
    </>
  )
}

/** One action over what is selected: what it would do, its progress, and what became of each row. */
export function BulkDialog({ title, noun, body, effect, submit, reloads, fields, onClose, onDone }: BulkDialogProps) {
  const preview = useBulkPreview(body ?? { action: 'bills.calculate', selection: {}, values: {} }, body !== null)
  const { start, undo, busy, failure, run, started } = useBulkRun(reloads)
  const isOver = run?.state === 'done'
  const { data, error, refetch } = preview
  const close = isOver ? onDone : onClose
  return (
    <Dialog opened wide title={title} onClose={close}>
      {!started && fields !== undefined && <div className={styles.fields}>{fields}</div>}
      {started ? (
        run ? (
          <>
            <BulkProgress run={run} noun={noun} />
            {isOver && run.skipped > 0 && <SkipReasons reasons={run.reasons} noun={noun} />}
          </>
        ) : (
          <Skeleton height={60} />
        )
      ) : error ? (
        <LoadFailure message={error.message} onRetry={() => void refetch()} />
      ) : data && body !== null ? (
        <Preview run={data} noun={noun} effect={effect} />
      ) : (
        body !== null && <Skeleton height={120} />
      )}
      <FormFailure failure={failure} />
      <div className={styles.actions}>
        {!isOver && data && body !== null && (started || data.ready > 0) && (
          <Button busy={busy} onClick={() => start(data)}>
            {submit(counted(data.ready, noun))}
          </Button>
        )}
        {isOver && run.can_undo && (
          <Button variant="outline" busy={busy} onClick={() => undo(run)}>
            Undo
          </Button>
        )}
        <Button variant={isOver ? 'filled' : 'quiet'} onClick={close}>
          {isOver ? 'Done' : started ? 'Close; it continues' : 'Cancel'}
        </Button>
      </div>
    </Dialog>
  )
}
