import styles from './pay-panel.module.css'

/** B8: what whoever pays can count on, where they press. */
export function Promises() {
  return (
    <ul className={styles.promises}>
      <li>Card details go straight to the card provider and never reach us.</li>
      <li>
        If someone you chose declines before the start and nobody takes their place, you can cancel with a full refund.
      </li>
      <li>Cancel any time: your team works until the last day you’ve paid for, and nothing is charged after it.</li>
    </ul>
  )
}
