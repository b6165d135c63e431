import * as t from '@talentplace/contract/accounts/messages/confirm-email'
import { useState } from 'react'
import { failureMessage } from '../../platform/api/api-failure.ts'
import { call } from '../../platform/api/call.ts'
import { Button } from '../../ui/button.tsx'
import { stageMessages } from '../stages/stage-messages.ts'
import styles from './new-link.module.css'

/** Mails another link to an address, in place of one that doesn't work. Who has the address, nobody learns here. */
export function NewLink({ email }: { email: string }) {
  const [busy, setBusy] = useState(false)
  const [message, setNotified] = useState<string | null>(null)
  const send = async (): Promise<void> => {
    setBusy(true)
    try {
      await call('accounts.forgotPassword', { body: { email }, query: { send_new_token: '1' } })
      setNotified(t.newLinkSent({ email }))
    } catch (error) {
      setNotified(failureMessage(error, stageMessages.forgot(null)))
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Button busy={busy} onClick={() => void send()}>
        {t.newLink()}
      </Button>
      <output className={styles.told}>{message}</output>
    </>
  )
}
