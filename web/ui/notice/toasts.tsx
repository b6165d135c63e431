import { Notifications } from '@mantine/notifications'
import styles from './toasts.module.css'

/** Where the messages of `notify` appear. */
export default function Toasts() {
  return <Notifications position="bottom-center" limit={3} classNames={{ root: styles.snackbars }} />
}
