import * as t from '@talentplace/contract/shared/messages/records'
import { Menu } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '../button.tsx'
import styles from './manage-menu.module.css'

export interface ManageEntry {
  readonly key: string
  readonly label: string
  /** A page of its own, or what opens a dialog. */
  readonly opens: string | (() => void)
  /** It takes something away: last, and in the colour of danger. */
  readonly isDanger?: boolean
}

/** What can be changed of a record, each in a dialog or on a page of its own. Nothing where nothing can. */
export function ManageMenu({ entries }: { entries: readonly ManageEntry[] }) {
  const navigate = useNavigate()
  const button = useRef<HTMLButtonElement>(null)
  if (entries.length === 0) return null

  function open(opens: ManageEntry['opens']): void {
    if (typeof opens === 'string') return void navigate(opens)
    // A dialog gives focus back to what had it: the entry is gone by then, the button isn't.
    button.current?.focus()
    opens()
  }

  return (
    <Menu
      position="bottom-end"
      width="max-content"
      transitionProps={{ duration: 0 }}
      withInitialFocusPlaceholder={false}
      withinPortal={false}
    >
      <Menu.Target>
        <Button ref={button} variant="outline">
          {t.manage()}
          <IconChevronDown size={16} stroke={1.75} aria-hidden="true" />
        </Button>
      </Menu.Target>
      <Menu.Dropdown className={styles.menu}>
        {entries.map(({ key, label, opens, isDanger }) => (
          <Menu.Item key={key} className={styles.entry} data-danger={isDanger || undefined} onClick={() => open(opens)}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
