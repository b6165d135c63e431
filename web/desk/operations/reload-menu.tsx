import { Menu } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import type { ReloadRequest } from '@talentplace/contract/desk/operations/socket.routes'
import { Button } from '../../ui/button.tsx'

const requests: readonly { event: ReloadRequest; label: string }[] = [
  { event: 'reload_window', label: 'Offer a new version' },
  { event: 'reload_config', label: 'Load flags and settings' },
  { event: 'reload_session', label: 'Load the session and its permissions' },
  { event: 'reload_user', label: 'Load the person’s details' },
]

interface ReloadMenuProps {
  readonly label: string
  /** Read instead of the label, where several stand below each other. */
  readonly name?: string
  readonly variant: 'outline' | 'quiet'
  readonly onChoose: (event: ReloadRequest) => void
}

/** What an open browser can be asked to load again. */
export function ReloadMenu({ label, name, variant, onChoose }: ReloadMenuProps) {
  return (
    <Menu position="bottom-end" transitionProps={{ duration: 0 }}>
      <Menu.Target>
        <Button variant={variant} aria-label={name}>
          {label}
          <IconChevronDown size={16} stroke={1.75} aria-hidden="true" />
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {requests.map(({ event, label: text }) => (
          <Menu.Item key={event} onClick={() => onChoose(event)}>
            {text}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
