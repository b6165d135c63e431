import type { Bill } from '@talentplace/contract/payroll/bills/bill.routes'
import { useState } from 'react'
import { formatMoney } from '../../../platform/formatting/money.ts'
import { Button } from '../../../ui/button.tsx'
import { FormFailure } from '../../../ui/form/form-footer.tsx'
import { useSave } from '../../../ui/form/use-save.ts'
import { notify } from '../../../ui/notice/toast.ts'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { Panel } from '../../../ui/panel.tsx'
import styles from '../../bill.module.css'

const reloads = ['bills.*', 'time.*'] as const

function CalculateButton({ bill: { uuid } }: { bill: Bill }) {
  const calculate = useSave('bills.calculateBill', {
    reloads,
    errorMessage: 'The bill could not be calculated. Please try again.',
    onRejected: (message) => notify({ kind: 'error', message }),
    onSaved: () => notify({ kind: 'success', message: 'The draft is up to date.' }),
  })
  return (
    <Button variant="outline" busy={calculate.isPending} onClick={() => calculate.mutate({ body: { uuid } })}>
      Calculate
    </Button>
  )
}

const heldWords: Readonly<Record<NonNullable<Bill['held_if_posted']>, string>> = {
  by_hand: 'someone holds it.',
  no_details: 'there are no bank details yet.',
  no_bank_name: 'the bank can’t read the name on it.',
  details_changed: 'the bank details changed in the last 48 hours.',
}

function PostDialog({ bill, onClose }: { bill: Bill; onClose: () => void }) {
  const { uuid, version, total_cents, currency, virtualassistant_name, waits, held_if_posted } = bill
  const total = formatMoney(total_cents, currency)
  const post = useSave('bills.postBill', {
    reloads,
    reloadsOnError: true,
    errorMessage: 'The bill could not be posted. Nothing was changed; please try again.',
    onSaved: ({ number, status }) => {
      notify({ kind: 'success', message: `Bill ${number ?? ''} is posted${status === 'held' ? ' and on hold' : ''}.` })
      onClose()
    },
  })
  return (
    <>
      <p>
        {held_if_posted === null
          ? `${virtualassistant_name} is told that ${total} is on its way.`
          : `The bill goes on hold: ${heldWords[held_if_posted]} ${virtualassistant_name} is told so, and that ${total} waits.`}{' '}
        Once posted, the bill and the time on it can’t be changed; what turns out wrong is put right on the next one.
      </p>
      {waits === 'below_minimum' && (
        <p className={styles.notice}>
          This is less than we usually pay at once. Leave it, and the next half-month is added to it.
        </p>
      )}
      <FormFailure failure={post.failure} />
      <div className={styles.actions}>
        <Button
          busy={post.isPending}
          onClick={() => post.mutate({ body: { uuid, version, below_minimum: waits === 'below_minimum' } })}
        >
          {waits === 'below_minimum' ? 'Post it anyway' : 'Post the bill'}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Keep the draft
        </Button>
      </div>
    </>
  )
}

function statusOf({ outdated, waits }: Bill): string {
  if (outdated) return 'Time on this draft has changed since it was last calculated. Calculate it before you post it.'
  if (waits === 'below_zero') return 'There is nothing to pay yet. The next half-month is added to this draft.'
  if (waits === 'below_minimum') return 'This is less than we pay at once. The next half-month is added to this draft.'
  return 'Look through the lines and post it. Approved time that came in since is added by Calculate.'
}

/** Of a draft: whether it can be posted, and the buttons. */
export function DraftStatus({ bill }: { bill: Bill }) {
  const [posting, setPosting] = useState(false)
  return (
    <Panel title="Draft" lead={statusOf(bill)}>
      <div className={styles.actions}>
        {!bill.outdated && bill.waits !== 'below_zero' && (
          <Button variant={bill.waits === null ? 'filled' : 'outline'} onClick={() => setPosting(true)}>
            Post
          </Button>
        )}
        <CalculateButton bill={bill} />
      </div>
      <Dialog opened={posting} title="Post this bill?" onClose={() => setPosting(false)}>
        {posting && <PostDialog bill={bill} onClose={() => setPosting(false)} />}
      </Dialog>
    </Panel>
  )
}
