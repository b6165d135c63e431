import * as t from '@talentplace/contract/core/messages/shell'
import { Link } from 'react-router'
import { paths } from '../../platform/navigation/paths.ts'
import { useBrand } from '../../platform/configuration/brand.ts'
import { useSession } from '../../platform/session/session.ts'
import { homePath } from '../routes/home-path.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './wordmark.module.css'

/** A4.1: logo, title and the BETA badge; leads home. */
export function Wordmark() {
  const { name } = useBrand()
  const { user } = useSession()
  return (
    <Link to={user ? homePath(user.permissions) : paths.home()} className={styles.wordmark}>
      <svg className={styles.logo} viewBox="0 0 24 24" aria-hidden="true">
        <path d="M4 5.5h16v4h-5.6V21H9.6V9.5H4z" />
        <circle cx="19" cy="17.5" r="3.5" />
      </svg>
      <span className={styles.name}>{name}</span> <span className={styles.badge}>{t.beta()}</span>
      <VisuallyHidden>{t.wordmarkHome()}</VisuallyHidden>
    </Link>
  )
}
