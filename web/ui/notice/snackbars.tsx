import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Notification.layer.css'
import '@mantine/notifications/styles.layer.css'
import { Notifications } from '@mantine/notifications'

/** Where the messages of `notify` appear. */
export default function Snackbars() {
  return <Notifications position="bottom-center" limit={3} />
}
