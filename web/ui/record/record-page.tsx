import { IconChevronLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { storedListAddress } from '../list-screen/stored-list-address.ts'
import styles from './record-page.module.css'

interface RecordPageProps {
  /** The list this record is one of. */
  readonly list: { readonly label: string; readonly to: string }
  readonly title: string
  /** Before the title: whose record it is. */
  readonly face?: ReactNode
  /** A line below the title: what it is, tags. */
  readonly about?: ReactNode
  readonly actions?: ReactNode
  /** Shown in place of the panels until they can be shown. */
  readonly standIns?: ReactNode
  /** It has a rail beside its parts. */
  readonly isWide?: boolean
  readonly children: ReactNode
}

/** The page of one record of a list: the way back to the list as it was left, a heading, and panels. */
export function RecordPage(props: RecordPageProps) {
  const { list, title, face, about, actions, standIns, isWide = false, children } = props
  const { state } = useLocation()
  const isWaiting = Boolean(standIns)
  // What stands in for something is another thing than what comes: it has no place to be moved from.
  const key = isWaiting ? 'stand-in' : 'itself'
  return (
    <div className={styles.page} data-wide={isWide || undefined}>
      <Link to={storedListAddress(state, list.to)} className={styles.back}>
        <IconChevronLeft size={16} stroke={2} aria-hidden="true" />
        {list.label}
      </Link>
      <div className={styles.head}>
        {face && (
          <div key={`face ${key}`} className={styles.face}>
            {face}
          </div>
        )}
        <div className={styles.names}>
          <h1 className={styles.title}>{title}</h1>
          {about && (
            <div key={key} className={styles.about}>
              {about}
            </div>
          )}
        </div>
        {actions && (
          <div key={key} className={styles.actions}>
            {actions}
          </div>
        )}
      </div>
      {standIns}
      <div className={styles.panels} data-waiting={isWaiting || undefined}>
        {children}
      </div>
    </div>
  )
}
