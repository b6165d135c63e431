import { IconCopy, IconMail } from '@tabler/icons-react'
import { useState } from 'react'
import { call } from '../../platform/api/call.ts'
import { paths } from '../../platform/navigation/paths.ts'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/notice/toast.ts'
import styles from './share-confirmation.module.css'

/** A4.3: staff pass the confirmation on to the client whose checkout they did. */
export function ShareConfirmation({ projectUuid }: { projectUuid: string }) {
  const [busy, setBusy] = useState(false)
  const link = (): string => location.origin + paths.checkoutConfirmation(projectUuid)

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(link())
      notify({ kind: 'success', message: 'Copied to clipboard!' })
    } catch {
      notify({ kind: 'error', message: `Your browser did not allow it. The link is ${link()}` })
    }
  }

  async function send(): Promise<void> {
    setBusy(true)
    try {
      await call('checkout.sendCheckoutEmail', { body: { project_uuid: projectUuid, link: link() } })
      notify({ kind: 'success', message: 'Successfully sent the checkout confirmation email to client!' })
    } catch {
      notify({ kind: 'error', message: "Something went wrong. Can't send the email at this time!" })
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className={styles.ways}>
      <Button variant="outline" onClick={() => void copy()}>
        <IconCopy size={20} stroke={1.75} aria-hidden="true" />
        Copy link
      </Button>
      <Button variant="outline" busy={busy} onClick={() => void send()}>
        <IconMail size={20} stroke={1.75} aria-hidden="true" />
        Email it to the client
      </Button>
    </div>
  )
}
