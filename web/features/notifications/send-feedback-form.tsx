import '@mantine/core/styles/Input.layer.css'
import { Textarea } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { ApiFailure, failureMessage } from '../../platform/api/api-failure.ts'
import { call } from '../../platform/api/call.ts'
import { presentAddress } from '../../platform/navigation/navigator.ts'
import { useUnsaved } from '../../platform/unsaved/unsaved-forms.ts'
import { Button } from '../../ui/button.tsx'
import { announce } from '../../ui/live-region.tsx'
import styles from './notifications-drawer.module.css'

const longest = 4000

/** A5.1 'Send Feedback'. A refusal keeps what was written. */
export function SendFeedbackForm({ onCancel }: { onCancel: () => void }) {
  const [message, setMessage] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [sent, setSent] = useState(false)
  useUnsaved(message !== '' && !sent)

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (message.trim() === '') return setProblem('Required')
    setBusy(true)
    setProblem(null)
    try {
      await call('notifications.sendProductFeedback', { body: { message, page: presentAddress().pathname } })
      setSent(true)
      announce('Your feedback was sent')
    } catch (error) {
      const own = error instanceof ApiFailure ? error.fields?.['message'] : undefined
      setProblem(own ?? failureMessage(error, 'Something went wrong. Please try again later.'))
    } finally {
      setBusy(false)
    }
  }

  if (sent) {
    return (
      <div className={styles.thanks}>
        <p>
          <strong>Thank you.</strong> Our team reads every word.
        </p>
        <Button variant="outline" onClick={onCancel}>
          Done
        </Button>
      </div>
    )
  }
  return (
    <form className={styles.feedback} onSubmit={(event) => void send(event)} noValidate>
      <Textarea
        label="What should we know?"
        description="What works, what doesn’t, what is missing."
        size="md"
        rows={5}
        maxLength={longest}
        required
        withAsterisk={false}
        data-autofocus
        ref={focusOnce}
        value={message}
        error={problem}
        onChange={(event) => setMessage(event.currentTarget.value)}
      />
      <div className={styles.feedbackActions}>
        <Button type="submit" busy={busy}>
          {busy ? 'Sending …' : 'Send'}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

function focusOnce(field: HTMLTextAreaElement | null): void {
  field?.focus()
}
