import { useState, type ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'

interface MoneyDialogProps {
  /** On the button that opens the dialog. */
  readonly label: string
  /** Of the dialog, where it isn't the button's. */
  readonly title?: string
  readonly wide?: boolean
  /** Its form, made anew each time it opens: what it sends then is another attempt. */
  readonly children: (onClose: () => void) => ReactNode
}

/** A button, and behind it the dialog in which staff say how much is given back or used. */
export function MoneyDialog({ label, title = label, wide = false, children }: MoneyDialogProps) {
  const [asking, setAsking] = useState(false)
  const close = () => setAsking(false)
  return (
    <>
      <Button variant="outline" onClick={() => setAsking(true)}>
        {label}
      </Button>
      <Dialog opened={asking} title={title} wide={wide} onClose={close}>
        {asking && children(close)}
      </Dialog>
    </>
  )
}
