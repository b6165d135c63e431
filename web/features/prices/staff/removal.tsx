import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { ChangeForm } from './change-form.tsx'
import { usePriceChange } from './use-price-change.ts'

interface RemovalProps {
  /** What it is, for the button’s name and the dialog: `the prices from Jan 1st 2027`. */
  readonly what: string
  readonly remove: (reason: string) => Promise<unknown>
}

function RemovalForm({ remove, onClose }: { remove: RemovalProps['remove']; onClose: () => void }) {
  const words = { done: 'It is removed.', otherwise: 'It could not be removed. Please try again.' }
  const change = usePriceChange(words, onClose)
  return (
    <ChangeForm
      {...change}
      button="Remove"
      busyText="Removing …"
      onSubmit={(reason) => void change.run(() => remove(reason))}
      onClose={onClose}
    />
  )
}

/** Removes what has not begun yet, once someone has said why. */
export function Removal({ what, remove }: RemovalProps) {
  const [asking, setAsking] = useState(false)
  const close = (): void => setAsking(false)
  return (
    <>
      <Button variant="quiet" aria-label={`Remove ${what}`} onClick={() => setAsking(true)}>
        Remove
      </Button>
      <Dialog opened={asking} title={`Remove ${what}?`} onClose={close}>
        {asking && <RemovalForm remove={remove} onClose={close} />}
      </Dialog>
    </>
  )
}
