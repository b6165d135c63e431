import styles from './pay-panel.module.css'

/** The processor hasn't said what became of the charge. */
export function WaitingForAnswer() {
  return (
    <output className={styles.waiting}>
      <strong>We are waiting for your bank’s answer.</strong>
      <span>
        This can take a minute. You can leave this page open or come back to it: nothing is lost, and nothing is charged
        twice.
      </span>
    </output>
  )
}
