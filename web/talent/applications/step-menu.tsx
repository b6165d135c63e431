import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { FormEnd } from '../../ui/form/form-footer.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { notify } from '../../ui/notice/toast.ts'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { TextButton } from '../../ui/text-button.tsx'
import frame from './frame.module.css'

function WithdrawDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const withdraw = useSave('applications.withdrawApplication', {
    reloads: ['applications.*', 'operations.getAssistantHome'],
    errorMessage: 'Your application could not be withdrawn. Please try again.',
    onSaved: onClose,
  })
  return (
    <Dialog opened={opened} title="Withdraw your application?" onClose={onClose}>
      <p>
        We’ll stop looking at it, and you’ll get no more reminders. You can apply again later; what you entered is kept
        for then.
      </p>
      <FormEnd failure={withdraw.failure}>
        <Button variant="outline" onClick={onClose}>
          Keep my application
        </Button>
        <Button variant="danger" busy={withdraw.isPending} onClick={() => withdraw.mutate({})}>
          Withdraw my application
        </Button>
      </FormEnd>
    </Dialog>
  )
}

/** The ways out of a step: later, by a mailed link, or not at all. */
export function StepMenu() {
  const [asking, setAsking] = useState(false)
  const send = useSave('applications.sendOwnResumeLink', {
    errorMessage: 'The email could not be sent. Your application is saved all the same.',
    onSaved: ({ email }) =>
      notify({ kind: 'success', message: `Saved. We’ve emailed a link to ${email}; continue whenever it suits you.` }),
    onRejected: (message) => notify({ kind: 'error', message }),
  })
  return (
    <div className={frame.menu}>
      <TextButton aria-disabled={send.isPending} onClick={() => !send.isPending && send.mutate({})}>
        Save and continue later
      </TextButton>
      <TextButton tone="muted" onClick={() => setAsking(true)}>
        Withdraw
      </TextButton>
      <WithdrawDialog opened={asking} onClose={() => setAsking(false)} />
    </div>
  )
}
