import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './dialog.module.css'
import { useReturnedFocus } from './use-returned-focus.ts'

interface DialogProps {
  readonly opened: boolean
  readonly title: string
  readonly onClose: () => void
  /** Room for lists and fields side by side. */
  readonly wide?: boolean
  readonly children: ReactNode
}

/** A dialog over the page; Escape, a press outside and its button close it, and focus goes back to where it was. */
export function Dialog({ opened, title, onClose, wide = false, children }: DialogProps) {
  useReturnedFocus(opened)
  return (
    <Modal.Root
      opened={opened}
      onClose={onClose}
      size={wide ? 620 : 480}
      centered
      returnFocus={false}
      transitionProps={{ duration: 140 }}
      classNames={{ title: styles.title, content: styles.content }}
    >
      <Modal.Overlay />
      <Modal.Content>
        {/* Not Mantine's own header: a second banner beside the page's would mislead screen readers. */}
        <div className={styles.header}>
          <Modal.Title>{title}</Modal.Title>
          <Modal.CloseButton aria-label="Close" />
        </div>
        <Modal.Body>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
