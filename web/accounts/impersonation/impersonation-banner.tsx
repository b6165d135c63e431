import { IconUserShield } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Impersonation } from '@talentplace/contract/accounts/impersonation/impersonation.routes'
import { failureMessage } from '../../platform/api/api-failure.ts'
import { call } from '../../platform/api/call.ts'
import { staffPaths } from '../../platform/navigation/staff-paths.ts'
import { endImpersonation, impersonationOver } from '../../platform/session/impersonation.ts'
import { useImpersonation } from '../../platform/session/use-impersonation.ts'
import { InstantTime } from '../../platform/viewer-zone/instant-time.tsx'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/notice/toast.ts'
import styles from './impersonation-banner.module.css'

/** How far a device's clock may be off, in milliseconds. */
const clockError = 60_000

/** Its end comes at the next call: the time is over, or it was ended in another place. */
function overMessage({ contact_name, expires }: Impersonation): string {
  return Date.now() < Date.parse(expires) - clockError
    ? `You no longer act in ${contact_name}’s place: it was ended elsewhere.`
    : `Your 30 minutes in ${contact_name}’s place are over.`
}

/** A4.3: in whose place staff act, until when, and the way out. When it ends by itself they are told and led back. */
export function ImpersonationBanner() {
  const acting = useImpersonation()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  useEffect(
    () =>
      impersonationOver.listen((over) => {
        notify({ kind: 'info', id: 'impersonation', message: overMessage(over), persistent: true })
        void navigate(staffPaths.staffClient(over.client_uuid))
      }),
    [navigate],
  )
  if (acting === null) return null
  const { client_uuid: clientUuid } = acting

  async function stop(): Promise<void> {
    setBusy(true)
    try {
      await call('accounts.stopImpersonation', {})
      endImpersonation()
      void navigate(staffPaths.staffClient(clientUuid))
    } catch (error) {
      notify({ kind: 'error', message: failureMessage(error, 'This could not be stopped. Please try again.') })
    } finally {
      setBusy(false)
    }
  }

  return (
    <section className={styles.banner} aria-label="Acting for a client">
      <IconUserShield size={22} stroke={1.75} aria-hidden="true" />
      <p className={styles.text}>
        You check out for <strong>{acting.company}</strong>, in the place of {acting.contact_name}, until{' '}
        <InstantTime instant={acting.expires} />.
      </p>
      <Button variant="outline" busy={busy} onClick={() => void stop()}>
        Stop
      </Button>
    </section>
  )
}
