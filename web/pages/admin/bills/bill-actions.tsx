import type { BillFilters } from '@talentplace/contract/payroll/bills/bill.routes'
import { billExceptions, type BillException } from '@talentplace/contract/payroll/bills/bill-exceptions'
import { useState } from 'react'
import { BulkDialog } from '../../../desk/bulk-runs/bulk-dialog.tsx'
import { selectionOf } from '../../../desk/bulk-runs/use-bulk-run.ts'
import { Button } from '../../../ui/button.tsx'
import { SwitchField } from '../../../ui/form/switch-field.tsx'
import { TextAreaField } from '../../../ui/form/text-area-field.tsx'
import type { SelectedRows } from '../../../ui/list-screen/selection/use-selecting.tsx'

const noun = ['bill', 'bills'] as const
const reloads = ['bills.*', 'time.*'] as const
const maxRows = 5_000

const exceptionWords: Readonly<Record<BillException, string>> = {
  no_rate: 'Post bills whose assistant also has time without a pay rate',
  open_time: 'Post bills whose assistant also has time that isn’t reviewed yet',
  on_hold: 'Post bills that go on hold for bank details',
  below_minimum: 'Post bills below the minimum',
}

interface ActionProps {
  readonly selected: SelectedRows<BillFilters>
  readonly onClose: () => void
}

function PostSelected({ selected, onClose }: ActionProps) {
  const [including, setIncluding] = useState<readonly BillException[]>([])
  return (
    <BulkDialog
      title="Post bills"
      noun={noun}
      body={{ action: 'bills.post', selection: selectionOf(selected), values: { including: [...including] } }}
      effect={() => (
        <p>
          Each assistant is told. Once posted, a bill can’t be changed; what turns out wrong is put right on the next
          one.
        </p>
      )}
      submit={(count) => `Post ${count}`}
      reloads={reloads}
      fields={billExceptions.map((each) => (
        <SwitchField
          key={each}
          label={exceptionWords[each]}
          checked={including.includes(each)}
          onChange={({ currentTarget: { checked } }) =>
            setIncluding(billExceptions.filter((other) => (other === each ? checked : including.includes(other))))
          }
        />
      ))}
      onClose={onClose}
      onDone={selected.clear}
    />
  )
}

function CalculateSelected({ selected, onClose }: ActionProps) {
  return (
    <BulkDialog
      title="Calculate bills"
      noun={noun}
      body={{ action: 'bills.calculate', selection: selectionOf(selected), values: {} }}
      effect={() => <p>The time on each draft is read again. What staff wrote on it stays.</p>}
      submit={(count) => `Calculate ${count}`}
      reloads={reloads}
      onClose={onClose}
      onDone={selected.clear}
    />
  )
}

function HoldSelected({ selected, onClose }: ActionProps) {
  const [typed, setTyped] = useState('')
  const [reason, setReason] = useState('')
  return (
    <BulkDialog
      title="Put bills on hold"
      noun={noun}
      body={reason === '' ? null : { action: 'bills.hold', selection: selectionOf(selected), values: { reason } }}
      effect={() => <p>They aren’t paid until someone releases them. Each assistant is told why.</p>}
      submit={(count) => `Put ${count} on hold`}
      reloads={reloads}
      fields={
        <>
          <TextAreaField
            data-autofocus
            label="Reason (the assistants read it)"
            autosize
            minRows={2}
            maxLength={500}
            value={typed}
            onChange={({ currentTarget: { value } }) => setTyped(value)}
          />
          {typed.trim() !== reason && (
            <div>
              <Button variant="outline" disabled={typed.trim() === ''} onClick={() => setReason(typed.trim())}>
                Preview
              </Button>
            </div>
          )}
        </>
      }
      onClose={onClose}
      onDone={selected.clear}
    />
  )
}

const actions = { post: PostSelected, calculate: CalculateSelected, hold: HoldSelected } as const

/** What can be done with the bills that are selected. */
export function BillActions({ selected }: { selected: SelectedRows<BillFilters> }) {
  const [open, setOpen] = useState<keyof typeof actions | null>(null)
  const Action = open === null ? null : actions[open]
  if (selected.count > maxRows) return <span>At most 5,000 at once. Narrow the filters.</span>
  return (
    <>
      <Button onClick={() => setOpen('post')}>Post</Button>
      <Button variant="outline" onClick={() => setOpen('calculate')}>
        Calculate
      </Button>
      <Button variant="outline" onClick={() => setOpen('hold')}>
        Put on hold
      </Button>
      {Action && <Action selected={selected} onClose={() => setOpen(null)} />}
    </>
  )
}
