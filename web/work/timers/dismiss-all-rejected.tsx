import * as t from '@talentplace/contract/work/messages/timers'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { FormFailure } from '../../ui/form/form-footer.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { clockText } from './clock-text.ts'
import styles from './timer.module.css'

interface View {
  readonly count: number
  readonly seconds: number
}

function Question({ count, seconds, onClose }: View & { onClose: () => void }) {
  const dismiss = useSave('time.dismissRejectedTime', {
    reloads: ['time.listRejectedTime'],
    reloadsOnError: true,
    errorMessage: t.noneDismissed(),
    onSaved: onClose,
  })
  return (
    <div className={styles.dialog}>
      <p className={styles.about}>{t.dismissAllNote({ count, time: clockText(seconds) })}</p>
      <FormFailure failure={dismiss.failure} />
      <div className={styles.dialogActions}>
        <Button variant="outline" onClick={onClose}>
          {t.leaveList()}
        </Button>
        <Button variant="danger" busy={dismiss.isPending} onClick={() => dismiss.mutate({ body: { count, seconds } })}>
          {t.dismissAllOf({ count })}
        </Button>
      </div>
    </div>
  )
}

/** Dismisses all the time that wasn't logged, once how much that is was confirmed. */
export function DismissAllRejected(props: View) {
  const [asking, setAsking] = useState(false)
  const close = () => setAsking(false)
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {t.dismissAll()}
      </Button>
      <Dialog opened={asking} title={t.dismissAllQuestion()} onClose={close}>
        {asking && <Question {...props} onClose={close} />}
      </Dialog>
    </>
  )
}
