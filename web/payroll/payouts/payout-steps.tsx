import type { Payout } from '@talentplace/contract/payroll/payouts/payout.routes'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { notify } from '../../ui/notice/toast.ts'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import styles from '../bill.module.css'
import { ReleaseConfirmation } from './release-confirmation.tsx'
import { SettleForm } from './settle-form.tsx'

function useStep(operation: 'bills.releasePayout' | 'bills.discardPayout' | 'bills.sendPayout', said: string) {
  return useSave(operation, {
    reloads: ['bills.*'],
    reloadsOnError: true,
    errorMessage: 'This could not be saved. Nothing was changed; please try again.',
    onRejected: (message) => notify({ kind: 'error', message }),
    onSaved: () => notify({ kind: 'success', message: said }),
  })
}

/** What staff can do with a payout next. */
export function PayoutSteps({ payout }: { payout: Payout }) {
  const {
    uuid,
    version,
    state,
    release: { may },
    bills,
    confirmed,
    returned,
  } = payout
  const [confirming, setConfirming] = useState(false)
  const [releasing, setReleasing] = useState(false)
  const release = useStep('bills.releasePayout', 'The payout is released. Its file is ready for the bank.')
  const discard = useStep('bills.discardPayout', 'The payout is discarded.')
  const sent = useStep('bills.sendPayout', 'Saved. Tell here what arrives and what comes back.')
  const input = { params: { uuid }, body: { version } }
  const close = () => setConfirming(false)
  return (
    <div className={styles.steps}>
      {state === 'made' && may && (
        <Button busy={release.isPending} onClick={() => setReleasing(true)}>
          Release the payout
        </Button>
      )}
      {state === 'made' && (
        <Button variant="outline" busy={discard.isPending} onClick={() => discard.mutate(input)}>
          Discard the payout
        </Button>
      )}
      {state === 'released' && (
        <Button busy={sent.isPending} onClick={() => sent.mutate(input)}>
          The bank has the file
        </Button>
      )}
      {state === 'sent' && confirmed + returned < bills && (
        <Button onClick={() => setConfirming(true)}>All the rest arrived</Button>
      )}
      <ReleaseConfirmation
        payout={payout}
        opened={releasing}
        onConfirm={() => release.mutateAsync(input).then(() => setReleasing(false))}
        onClose={() => setReleasing(false)}
      />
      <Dialog opened={confirming} title="All the rest arrived" onClose={close}>
        {confirming && <SettleForm payout={payout} bill={null} onClose={close} />}
      </Dialog>
    </div>
  )
}
