import { Notifications } from '@mantine/notifications'

/** Where the messages of `notify` appear. */
export default function Snackbars() {
  return <Notifications position="bottom-center" limit={3} />
}
