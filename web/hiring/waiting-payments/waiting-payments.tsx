import { lazy } from 'react'
import { OptionalPart } from '../../ui/loading/optional-part.tsx'
import { useWaitingPayments } from './use-waiting-payments.ts'

const WaitingNotice = lazy(async () => ({ default: (await import('./waiting-notice.tsx')).WaitingNotice }))

/** Where every page of a client tells of payments that wait; what tells of them loads only once one does. */
export function WaitingPayments() {
  const payments = useWaitingPayments().data?.payments ?? []
  return <OptionalPart>{payments.length > 0 && <WaitingNotice payments={payments} />}</OptionalPart>
}
