import * as ui from '@talentplace/contract/shared/messages/ui'
import { Drawer } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { ReactNode } from 'react'
import styles from './side-drawer.module.css'
import { useReturnedFocus } from './use-returned-focus.ts'

interface SideDrawerProps {
  readonly opened: boolean
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A panel from the right, over the whole screen of a phone; Escape, a press outside and its button close it, and focus goes back to where it was. */
export function SideDrawer({ opened, title, onClose, children }: SideDrawerProps) {
  const isPhone = useMediaQuery('(max-width: 768px)', false, { getInitialValueInEffect: false })
  useReturnedFocus(opened)
  return (
    <Drawer.Root
      opened={opened}
      onClose={onClose}
      position="right"
      returnFocus={false}
      size={isPhone ? '100%' : 420}
      transitionProps={{ duration: 140 }}
      classNames={{ content: styles.content, body: styles.body }}
    >
      <Drawer.Overlay />
      <Drawer.Content>
        {/* Not Mantine's own header: a second banner beside the page's would mislead screen readers. */}
        <div className={styles.header}>
          <Drawer.Title className={styles.title}>{title}</Drawer.Title>
          <Drawer.CloseButton aria-label={ui.close()} />
        </div>
        <Drawer.Body>{children}</Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  )
}
