import '@mantine/core/styles/Paper.css'
import '@mantine/core/styles/CloseButton.css'
import '@mantine/core/styles/Notification.css'
import '@mantine/notifications/styles.css'
import { Notifications } from '@mantine/notifications'

/** Where the messages of `notify` appear. */
export default function Snackbars() {
  return <Notifications position="bottom-center" limit={3} />
}
