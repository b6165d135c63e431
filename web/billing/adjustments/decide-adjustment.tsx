import type { Adjustment } from '@talentplace/contract/billing/adjustments/adjustment.routes'
import { adjustmentStates } from '@talentplace/contract/billing/adjustments/adjustment.states'
import { formatMoney } from '../../platform/formatting/money.ts'
import { SecondPersonWaits } from '../../platform/second-person/second-person-waits.tsx'
import { useMay } from '../../platform/session/use-may.ts'
import { Button } from '../../ui/button.tsx'
import { useState } from 'react'
import { LastQuestion } from '../../ui/form/last-question.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { notify } from '../../ui/notice/toast.ts'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { Panel } from '../../ui/panel.tsx'
import styles from './adjustment.module.css'

const shows = { reloads: ['adjustments.*', 'bills.*', 'invoices.*'], reloadsOnError: true } as const

/** What can be done with it now, and what follows. */
function leadOf({ state, waits_for_other, second_person, kind, applied_to }: Adjustment): string {
  const document = kind === 'client' ? 'invoice' : 'bill'
  if (state === 'approved') return `It goes on the next ${document} from its day on.`
  if (state === 'applied') {
    return applied_to?.kind === 'bill'
      ? 'It is on a draft bill. If you void it, it is taken off that draft.'
      : 'It is on a draft invoice. Delete that draft first if you want to void it.'
  }
  if (waits_for_other)
    return 'This amount needs a second person: someone other than who proposed it or last changed it.'
  if (second_person?.approval.from != null) {
    return 'This amount needs a second person. You can’t be it yet, but someone else can.'
  }
  return second_person
    ? 'You can approve it, as the second person this amount needs.'
    : `Once approved it can’t be changed. It goes on the next ${document}.`
}

function VoidDialog({ adjustment, onClose }: { adjustment: Adjustment; onClose: () => void }) {
  const { uuid, version, amount_cents, currency, name } = adjustment
  const save = useSave('adjustments.voidAdjustment', {
    ...shows,
    errorMessage: 'It could not be voided. Nothing was changed; please try again.',
    onSaved() {
      notify({ kind: 'success', message: 'The adjustment is void.' })
      onClose()
    },
  })
  return (
    <LastQuestion
      keep="Keep the adjustment"
      act="Void the adjustment"
      busy={save.isPending}
      failure={save.failure}
      onKeep={onClose}
      onAct={() => save.mutate({ params: { uuid }, body: { version } })}
    >
      {formatMoney(amount_cents, currency)} for {name} will never be counted. This can’t be undone.
    </LastQuestion>
  )
}

function ApproveButton({ adjustment: { uuid, version } }: { adjustment: Adjustment }) {
  const approve = useSave('adjustments.approveAdjustment', {
    ...shows,
    errorMessage: 'It could not be approved. Nothing was changed; please try again.',
    onRejected: (message) => notify({ kind: 'error', message }),
    onSaved: () => notify({ kind: 'success', message: 'The adjustment is approved.' }),
  })
  return (
    <Button busy={approve.isPending} onClick={() => approve.mutate({ params: { uuid }, body: { version } })}>
      Approve the adjustment
    </Button>
  )
}

/** True where it isn't on anything that is posted. */
const isUndecided = ({ state, applied_to }: Adjustment) =>
  adjustmentStates.is('open', state) || (state === 'applied' && applied_to?.number === null)

/** What is approved is what is saved: while something else is entered, there is nothing to approve. */
export function DecideAdjustment({ adjustment, changed = false }: { adjustment: Adjustment; changed?: boolean }) {
  const [voiding, setVoiding] = useState(false)
  const mayEdit = useMay('admin_finance.edit')
  const { state, second_person, applied_to } = adjustment
  if (!mayEdit || !isUndecided(adjustment)) return null
  const close = () => setVoiding(false)
  if (changed) {
    return (
      <Panel title="Approve or void">
        <p className={styles.quiet}>Save or discard what you changed first.</p>
      </Panel>
    )
  }
  return (
    <Panel title={state === 'proposed' ? 'Approve or void' : 'What comes next'} lead={leadOf(adjustment)}>
      {second_person && <SecondPersonWaits act="approve_adjustment" wait={second_person} />}
      <div className={styles.actions}>
        {state === 'proposed' && second_person?.approval.may !== false && <ApproveButton adjustment={adjustment} />}
        {applied_to?.kind !== 'invoice' && (
          <Button variant="outline" onClick={() => setVoiding(true)}>
            Void the adjustment
          </Button>
        )}
      </div>
      <Dialog opened={voiding} title="Void this adjustment?" onClose={close}>
        {voiding && <VoidDialog adjustment={adjustment} onClose={close} />}
      </Dialog>
    </Panel>
  )
}
