import type { BulkRun } from '@talentplace/contract/desk/bulk-runs/bulk-run.routes'
import { useState } from 'react'
import { BulkProgress, SkipReasons, counted, totalText } from '../../../desk/bulk-runs/bulk-facts.tsx'
import { BulkRows } from '../../../desk/bulk-runs/bulk-rows.tsx'
import { useBulkPreview, useBulkRun } from '../../../desk/bulk-runs/use-bulk-run.ts'
import { UpdateDraftsButton } from '../../../payroll/bills/staff/update-drafts-button.tsx'
import { staffPaths } from '../../../platform/navigation/staff-paths.ts'
import { Button } from '../../../ui/button.tsx'
import { PlainSelect } from '../../../ui/plain-select.tsx'
import { currencyOptions } from '../../../ui/list-screen/currency-filter.ts'
import { useSearchParams } from 'react-router'
import { FormFailure } from '../../../ui/form/form-footer.tsx'
import { EmptyState } from '../../../ui/notice/empty-state.tsx'
import { LoadFailure } from '../../../ui/notice/load-failure.tsx'
import { Skeleton } from '../../../ui/notice/skeleton.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { RecordPage } from '../../../ui/record/record-page.tsx'

const noun = ['bill', 'bills'] as const
const reloads = ['bills.*', 'time.*'] as const
const linkTo = (uuid: string) => staffPaths.staffBill(uuid)

/** Exceptions first: what has to be looked at before it can be paid. They stay when the rest is posted. */
function Exceptions({ run }: { run: BulkRun }) {
  if (run.skipped === 0) return null
  return (
    <Panel title={`${counted(run.skipped, noun)} to look at`} lead="These stay drafts. Open one to put it right.">
      <SkipReasons reasons={run.reasons} noun={noun} />
      <BulkRows run={run} state="skipped" linkTo={linkTo} />
    </Panel>
  )
}

function Clean({ run, onPost }: { run: BulkRun; onPost: () => void }) {
  if (run.ready === 0) return null
  return (
    <Panel
      title={`${counted(run.ready, noun)} ready to post`}
      lead={totalText(run.totals_ready)}
      actions={<Button onClick={onPost}>Post {counted(run.ready, noun)}</Button>}
    >
      <BulkRows run={run} state="ready" linkTo={linkTo} />
    </Panel>
  )
}

function Result({ run }: { run: BulkRun }) {
  return (
    <Panel title={run.state === 'done' ? 'Posted' : 'Posting'} lead="You can leave this page; it continues.">
      <BulkProgress run={run} noun={noun} />
      {run.state === 'done' && run.skipped > 0 && <BulkRows run={run} state="skipped" linkTo={linkTo} />}
    </Panel>
  )
}

/** /admin/bills/run: every draft, or those that the address narrows it to, exceptions first, and all that are clean posted together. */
export default function BillingRunPage() {
  const [confirming, setConfirming] = useState(false)
  const [address, setAddress] = useSearchParams()
  const currency = currencyOptions.find(({ value }) => value === address.get('currency'))?.value
  const search = address.get('search') ?? ''
  const {
    data: preview,
    error,
    refetch,
  } = useBulkPreview({
    action: 'bills.post',
    selection: { matching: { status: 'draft', search, ...(currency && { currency }) } },
    values: {},
  })
  const { start, busy, failure, run, started } = useBulkRun(reloads)
  const list = { label: 'Bills', to: staffPaths.staffBills() }
  const close = () => setConfirming(false)
  return (
    <RecordPage
      list={list}
      title="Billing run"
      about={search !== '' && `Drafts that match “${search}”`}
      actions={
        !started && (
          <>
            <PlainSelect
              aria-label="Currency"
              value={currency ?? ''}
              onChange={({ currentTarget: { value } }) => setAddress({ search, currency: value }, { replace: true })}
            >
              <option value="">Both currencies</option>
              {currencyOptions.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </PlainSelect>
            <UpdateDraftsButton reloads={['bills.*', 'bulk.*']} />
          </>
        )
      }
    >
      {started ? (
        run ? (
          <Result run={run} />
        ) : (
          <Skeleton height={120} />
        )
      ) : error ? (
        error.status === 409 ? (
          <EmptyState title="No drafts to post">
            Drafts appear once a half-month of logged time has been reviewed.
          </EmptyState>
        ) : (
          <LoadFailure message={error.message} onRetry={() => void refetch()} />
        )
      ) : preview ? (
        <>
          <Exceptions key={`${preview.uuid} skipped`} run={preview} />
          <Clean key={`${preview.uuid} ready`} run={preview} onPost={() => setConfirming(true)} />
        </>
      ) : (
        <Skeleton height={320} />
      )}
      <Dialog opened={confirming && !started} title={`Post ${counted(preview?.ready ?? 0, noun)}?`} onClose={close}>
        {preview && (
          <>
            <p>
              {totalText(preview.totals_ready)} in total. Each assistant is told when to expect the money. Once posted,
              a bill can’t be changed; what turns out wrong is put right on the next one.
            </p>
            <FormFailure failure={failure} />
            <Button busy={busy} onClick={() => start(preview)}>
              Post {counted(preview.ready, noun)}
            </Button>
          </>
        )}
      </Dialog>
    </RecordPage>
  )
}
