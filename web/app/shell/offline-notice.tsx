import { useNetwork } from '@mantine/hooks'
import { useSyncExternalStore } from 'react'
import { pageIsHeld } from '../../platform/navigation/held-address.ts'
import styles from './offline-notice.module.css'

const no = () => false

/** Stands below the header while the browser knows that it is offline. */
export function OfflineNotice() {
  const { online } = useNetwork()
  const isHeld = useSyncExternalStore(pageIsHeld.listen, pageIsHeld.read, no)
  return (
    <output>
      {!online && (
        <span className={styles.notice}>
          {isHeld
            ? 'You are offline. The page you asked for opens once you are back.'
            : 'You are offline. What you entered stays here until you are back.'}
        </span>
      )}
    </output>
  )
}
