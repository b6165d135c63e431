import * as t from '@talentplace/contract/core/messages/early-access'
import { IconSparkles, IconX } from '@tabler/icons-react'
import { useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { createStore } from '../../platform/browser/store.ts'
import { storedEntry } from '../../platform/browser/stored-entry.ts'
import { useConfiguration } from '../../platform/configuration/configuration.ts'
import { Rich } from '../../ui/rich.tsx'
import styles from './early-access-banner.module.css'
import { useEarlyAccessOffer } from './use-early-access-offer.ts'

const entry = storedEntry('talentplace.early-access-banner')
const dismissed = createStore(false)

function isDismissed(): boolean {
  return dismissed.read() || entry.read() === 'dismissed'
}

function dismiss(): void {
  entry.write('dismissed')
  dismissed.replace(true)
}

/**
 * The offer of early access above the pages of clients and assistants without it, until they close it or the flag
 * `remove-early-access-banner` is on. `home`: their home page.
 */
export function EarlyAccessBanner({ home }: { home: string }) {
  const offer = useEarlyAccessOffer(home)
  const flags = useConfiguration().data?.flags
  const closed = useSyncExternalStore(dismissed.listen, isDismissed, () => true)
  if (closed || offer === null || !flags || flags['remove-early-access-banner']) return null
  return (
    <aside className={styles.banner} aria-label={t.name()}>
      <IconSparkles size={18} stroke={1.75} aria-hidden="true" />
      <p className={styles.text}>
        <Rich of={t.offer} values={{}} link={(text) => <Link to={offer}>{text}</Link>} />
      </p>
      <button type="button" className={styles.close} aria-label={t.close()} onClick={dismiss}>
        <IconX size={18} stroke={1.75} aria-hidden="true" />
      </button>
    </aside>
  )
}
