import * as t from '@talentplace/contract/core/messages/shell'
import { IconBriefcase } from '@tabler/icons-react'
import { cartPeople } from '../../matching/cart/cart-item.ts'
import { poolDrawer } from '../../matching/cart/pool-dialog.ts'
import { useDrawerOpen } from '../../matching/cart/use-pool.ts'
import { useCriteria } from '../../platform/criteria/criteria.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import header from './header-button.module.css'
import styles from './cart-button.module.css'

/** A4.1: the briefcase with how many people are in the talent pool; absent while it is empty. */
export function CartButton() {
  const { cart, alternates } = useCriteria().criteria
  const isOpen = useDrawerOpen()
  const people = cartPeople([...cart, ...alternates]).length
  if (people === 0) return null
  return (
    <button
      type="button"
      data-cart
      className={`${header.button} ${styles.cart}`}
      onClick={() => poolDrawer.replace(true)}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
    >
      <IconBriefcase size={20} stroke={1.75} aria-hidden="true" />
      <span className={header.words} aria-hidden="true">
        {t.talentPool()}
      </span>
      <span className={styles.count} aria-hidden="true">
        {people}
      </span>
      <VisuallyHidden>{t.talentPoolCount({ count: people })}</VisuallyHidden>
    </button>
  )
}
