import * as ui from '@talentplace/contract/shared/messages/ui'
import { notifications } from '@mantine/notifications'
import { TextButton } from '../text-button.tsx'
import type { Toast } from './toast-content.ts'

const colours = { success: 'var(--spruce)', error: 'var(--danger)', info: 'var(--info)' } as const
const visibleFor = 7_000
/** Longer where something can still be done about it. */
const visibleWithAction = 15_000

/** Puts a message among those shown; errors interrupt a screen reader, others wait. */
export function showToast({ kind, message, persistent = false, id = message, action }: Toast): void {
  function act(): void {
    notifications.hide(id)
    action?.run()
  }
  const options = {
    id,
    message: action ? (
      <>
        {message} <TextButton onClick={act}>{action.label}</TextButton>
      </>
    ) : (
      message
    ),
    color: colours[kind],
    autoClose: persistent ? false : action ? visibleWithAction : visibleFor,
    withBorder: true,
    role: kind === 'error' ? 'alert' : 'status',
    closeButtonProps: { 'aria-label': ui.closeMessage() },
  }
  notifications.hide(id)
  notifications.show(options)
}
