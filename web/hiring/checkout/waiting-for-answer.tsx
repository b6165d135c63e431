import * as t from '@talentplace/contract/hiring/messages/checkout'
import styles from './pay-panel.module.css'

/** The processor hasn't said what became of the charge. */
export function WaitingForAnswer() {
  return (
    <output className={styles.waiting}>
      <strong>{t.waitingForBank()}</strong>
      <span>{t.waitingText()}</span>
    </output>
  )
}
