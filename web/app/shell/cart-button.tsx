import { IconBriefcase } from '@tabler/icons-react'
import { cartPeople } from '../../features/matching/cart/cart-item.ts'
import { poolDrawer } from '../../features/matching/cart/pool-dialog.ts'
import { useDrawerOpen } from '../../features/matching/cart/use-pool.ts'
import { useCriteria } from '../../platform/criteria/criteria.ts'
import styles from './cart-button.module.css'

/** A4.1: the briefcase with how many people are in the talent pool; absent while it is empty. */
export function CartButton() {
  const { cart } = useCriteria().criteria
  const isOpen = useDrawerOpen()
  const people = cartPeople(cart).length
  if (people === 0) return null
  const count = people === 1 ? '1 candidate' : `${people} candidates`
  return (
    <button
      type="button"
      className={styles.cart}
      onClick={() => poolDrawer.replace(true)}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-label={`Talent pool, ${count}`}
    >
      <IconBriefcase size={20} stroke={1.75} aria-hidden="true" />
      <span className={styles.words}>Talent pool</span>
      <span className={styles.count}>{people}</span>
    </button>
  )
}
