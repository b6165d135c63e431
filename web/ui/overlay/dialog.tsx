import { lazy, Suspense, useState } from 'react'
import type { DialogProps } from './dialog-window.tsx'
import { useReturnedFocus } from './use-returned-focus.ts'

const DialogWindow = lazy(() => import('./dialog-window.tsx'))

/**
 * A dialog over the page; Escape, a press outside and its button close it, and focus goes back to where it was. A page
 * comes without the code of what it may open: that is a third of what most pages would have to load.
 */
export function Dialog(props: DialogProps) {
  const { opened } = props
  // What was opened once stays, so that it is seen to close.
  const [wasOpened, setWasOpened] = useState(opened)
  if (opened && !wasOpened) setWasOpened(true)
  useReturnedFocus(opened)
  return (
    wasOpened && (
      <Suspense>
        <DialogWindow {...props} />
      </Suspense>
    )
  )
}
