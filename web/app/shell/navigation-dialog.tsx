import * as ui from '@talentplace/contract/shared/messages/ui'
import { useEffect, useRef, type ReactNode } from 'react'
import { IconX } from '@tabler/icons-react'
import { IconButton } from '../../ui/icon-button.tsx'
import styles from './navigation-dialog.module.css'

interface NavigationDialogProps {
  readonly label: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A panel from the left with the ways through the product; Escape, a press outside and its button close it. */
export function NavigationDialog({ label, onClose, children }: NavigationDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const element = dialog.current
    if (!element) return undefined
    element.showModal()
    // A press on the dialog itself, not on what is in it, is one beside it.
    const press = ({ target }: MouseEvent): void => {
      if (target === element) element.close()
    }
    element.addEventListener('click', press)
    return () => element.removeEventListener('click', press)
  }, [])

  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={label} onClose={onClose}>
      <div className={styles.inside}>
        <IconButton aria-label={ui.close()} onClick={() => dialog.current?.close()}>
          <IconX size={22} stroke={1.75} aria-hidden="true" />
        </IconButton>
        {children}
      </div>
    </dialog>
  )
}
