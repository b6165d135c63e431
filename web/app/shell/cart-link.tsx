import { IconBriefcase } from '@tabler/icons-react'
import { Link } from 'react-router'
import type { SessionUser } from '@talentplace/contract/accounts/session.routes'
import { useCriteria } from '../../platform/criteria/criteria.ts'
import { paths } from '../../platform/navigation/paths.ts'
import { holds } from '@talentplace/contract/shared/holds'
import styles from './cart-link.module.css'

/** A2.9, A4.1: the briefcase with how many places of the talent pool are filled; for clients and staff who have any. */
export function CartLink({ user }: { user: SessionUser }) {
  const { cart, uuid } = useCriteria().criteria
  const allowed = holds(user.permissions, 'client') || holds(user.permissions, 'admin')
  if (!allowed || cart.length === 0) return null
  const count = cart.length === 1 ? '1 candidate' : `${cart.length} candidates`
  return (
    <Link to={paths.search('candidates', uuid)} className={styles.cart} aria-label={`Talent pool, ${count}`}>
      <IconBriefcase size={20} stroke={1.75} aria-hidden="true" />
      <span className={styles.words}>Talent pool</span>
      <span className={styles.count}>{cart.length}</span>
    </Link>
  )
}
