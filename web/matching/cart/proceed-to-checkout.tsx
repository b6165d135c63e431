import * as t from '@talentplace/contract/matching/messages/pool'
import { useId } from 'react'
import { changeCriteria } from '../../platform/criteria/criteria-store.ts'
import { useCriteria } from '../../platform/criteria/criteria.ts'
import { goTo } from '../../platform/navigation/navigator.ts'
import { paths } from '../../platform/navigation/paths.ts'
import { useSession } from '../../platform/session/session.ts'
import { Button } from '../../ui/button.tsx'
import { announce } from '../../ui/notice/live-region.tsx'
import { mayAdd } from './may-add.ts'
import { poolReadiness, wholeTeam, type Readiness } from './pool-readiness.ts'
import styles from './proceed-to-checkout.module.css'
import { useLostPeople } from './use-pool.ts'

/** B4.4: on to the checkout, or to a call where hours need one; while something is missing it says what. */
export function ProceedToCheckout({ onLeave, fullWidth }: { onLeave?: () => void; fullWidth?: boolean }) {
  const { criteria } = useCriteria()
  const { user } = useSession()
  const lost = useLostPeople()
  const id = useId()
  // B6.8: whoever can't choose anybody can't check out either; the checkout says so.
  const isReady = !mayAdd(user?.permissions ?? null, criteria.uuid)
  const readiness: Readiness = isReady ? { kind: 'checkout' } : poolReadiness(criteria, lost)
  const note = readiness.kind === 'blocked' ? readiness.reason : readiness.kind === 'contact' ? t.overHundred() : null

  function proceed(): void {
    if (readiness.kind === 'blocked') return announce(readiness.reason)
    onLeave?.()
    if (readiness.kind === 'contact') return goTo(paths.contact(criteria.uuid))
    if (!isReady) changeCriteria((present) => ({ cart: wholeTeam(present) }))
    goTo(paths.checkout())
  }

  return (
    <div className={styles.proceed}>
      <Button
        fullWidth={fullWidth}
        onClick={proceed}
        aria-disabled={readiness.kind === 'blocked' || undefined}
        aria-describedby={note === null ? undefined : id}
      >
        {t.proceed()}
      </Button>
      {note !== null && (
        <p id={id} className={styles.note}>
          {note}
        </p>
      )}
    </div>
  )
}
