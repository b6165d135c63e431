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
    errorMessage: 'Nothing was dismissed. Please try again.',
    onSaved: onClose,
  })
  return (
    <div className={styles.dialog}>
      <p className={styles.about}>
        {count} parts of timer time, {clockText(seconds)} in total, won’t be logged and can’t be brought back.
      </p>
      <FormFailure failure={dismiss.failure} />
      <div className={styles.dialogActions}>
        <Button variant="outline" onClick={onClose}>
          Keep the list
        </Button>
        <Button variant="danger" busy={dismiss.isPending} onClick={() => dismiss.mutate({ body: { count, seconds } })}>
          Dismiss all {count}
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
        Dismiss all
      </Button>
      <Dialog opened={asking} title="Dismiss all of this time?" onClose={close}>
        {asking && <Question {...props} onClose={close} />}
      </Dialog>
    </>
  )
}
