import * as t from '@talentplace/contract/hiring/messages/checkout'
import type { ReactNode } from 'react'
import { ImpersonationBanner } from '../../../accounts/impersonation/impersonation-banner.tsx'
import styles from './checkout-frame.module.css'

/** What stands around a checkout: whose it is, and its heading. */
export function CheckoutFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.page}>
      <ImpersonationBanner />
      <h1 className={styles.heading}>{t.heading()}</h1>
      {children}
    </div>
  )
}
