import * as ui from '@talentplace/contract/shared/messages/ui'
import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './dialog.module.css'

export interface DialogProps {
  readonly opened: boolean
  readonly title: string
  readonly onClose: () => void
  /** Room for lists and fields side by side. */
  readonly wide?: boolean
  readonly children: ReactNode
}

/** The dialog itself; its code, with Mantine's layers, comes with the first one that opens. */
export default function DialogWindow({ opened, title, onClose, wide = false, children }: DialogProps) {
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
          <Modal.CloseButton aria-label={ui.close()} />
        </div>
        <Modal.Body>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
