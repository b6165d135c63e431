import * as t from '@talentplace/contract/core/messages/shell'
import { useNetwork } from '@mantine/hooks'
import { useSyncExternalStore } from 'react'
import { navigationIsPending } from '../../platform/navigation/pending-navigation.ts'
import styles from './offline-notice.module.css'

const no = () => false

/** Stands below the header while the browser knows that it is offline. */
export function OfflineNotice() {
  const { online } = useNetwork()
  const isHeld = useSyncExternalStore(navigationIsPending.listen, navigationIsPending.read, no)
  return (
    <output>{!online && <span className={styles.notice}>{isHeld ? t.offlineHeld() : t.offlineKept()}</span>}</output>
  )
}
