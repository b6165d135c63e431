import { useSyncExternalStore } from 'react'
import styles from './offline-notice.module.css'

function listen(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Stands below the header while the browser knows that it is offline. */
export function OfflineNotice() {
  const online = useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  )
  return (
    <output>
      {!online && (
        <span className={styles.notice}>You are offline. What you entered stays here until you are back.</span>
      )}
    </output>
  )
}
