import { useState, type ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'

interface NewRateButtonProps {
  /** What is added, as button and dialog say it. */
  readonly title: string
  readonly renderForm: (close: () => void) => ReactNode
}

/** The button that adds a rate, and its dialog. */
export function NewRateButton({ title, renderForm }: NewRateButtonProps) {
  const [adding, setAdding] = useState(false)
  const close = (): void => setAdding(false)
  return (
    <>
      <Button onClick={() => setAdding(true)}>{title}</Button>
      <Dialog wide opened={adding} title={title} onClose={close}>
        {adding && renderForm(close)}
      </Dialog>
    </>
  )
}
