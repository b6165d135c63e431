import * as t from '@talentplace/contract/accounts/messages/cards'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import styles from './add-card-form.module.css'
import type { BankStep } from './bank-step.ts'
import { cardMessages } from './card-messages.ts'

/** The test processor’s bank: whoever presses is the bank. */
export default function TestBank({ client_secret, onAnswered }: BankStep) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  async function sendAnswer(answer: 'confirm' | 'refuse'): Promise<void> {
    setBusy(true)
    setProblem(null)
    const sent = { method: 'POST', headers: { 'content-type': 'application/json' } }
    const answered = await fetch('/dev/test-bank', { ...sent, body: JSON.stringify({ client_secret, answer }) }).catch(
      () => undefined,
    )
    setBusy(false)
    if (answered?.ok) onAnswered()
    else setProblem(cardMessages.notLoaded)
  }
  return (
    <Dialog opened title={t.testBank()} onClose={() => void sendAnswer('refuse')}>
      <div className={styles.form}>
        <p className={styles.notice}>{t.youAreBank()}</p>
        <div role="alert">{problem !== null && <p className={styles.problem}>{problem}</p>}</div>
        <div className={styles.actions}>
          <Button busy={busy} onClick={() => void sendAnswer('confirm')}>
            {t.confirmPayment()}
          </Button>
          <Button variant="outline" busy={busy} onClick={() => void sendAnswer('refuse')}>
            {t.rejectPayment()}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
