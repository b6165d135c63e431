import type { Reply } from '../../platform/api/operation-types.ts'
import { calendarDay } from '../../platform/formatting/calendar-day.ts'
import { formatMoney } from '../../platform/formatting/money.ts'
import { SecondPersonWaits } from '../../platform/second-person/second-person-waits.tsx'
import { Button } from '../../ui/button.tsx'
import { Entries, Entry } from '../../ui/entries.tsx'
import { FormFailure } from '../../ui/form/form-footer.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { notify } from '../../ui/notice/toast.ts'
import styles from '../invoices/invoice.module.css'
import { methodNames } from '../invoices/invoice-words.ts'
import { showsPayments } from '../invoices/shows-payments.ts'
import { VoidManualRefund } from './void-manual-refund.tsx'

type Proposed = Reply<'invoices.getCredit'>['proposed'][number]

function Approve({ uuid }: Proposed) {
  const save = useSave('invoices.approveManualRefund', {
    reloads: showsPayments,
    errorMessage: 'The refund could not be approved. Please try again.',
    onSaved: () => notify({ kind: 'success', message: 'The refund is approved and recorded.' }),
  })
  return (
    <>
      <Button variant="outline" busy={save.isPending} onClick={() => save.mutate({ params: { uuid } })}>
        Approve
      </Button>
      <FormFailure failure={save.failure} />
    </>
  )
}

/** Nothing where nobody has to wait. */
function waits({ second_person }: Proposed) {
  const { approval, waiting_staff } = second_person
  if (approval.from === null && waiting_staff.length === 0) return null
  return <SecondPersonWaits act="approve_manual_refund" wait={second_person} />
}

/** Refunds by transfer or cheque that wait for a second person. */
export function ProposedRefunds({ proposed, mayEdit }: { proposed: readonly Proposed[]; mayEdit: boolean }) {
  if (proposed.length === 0) return null
  return (
    <section className={styles.proposed} aria-label="Refunds to approve">
      <h3 className={styles.heading}>Refunds to approve</h3>
      <Entries none="">
        {proposed.map((refund) => (
          <Entry
            key={refund.uuid}
            name={`${methodNames[refund.method]}, ${refund.reference}`}
            note={mayEdit && waits(refund)}
            detail={`${calendarDay(refund.paid_date)} · recorded by ${refund.proposed_by_name}${refund.is_own ? ', so someone else approves it' : ''}`}
          >
            <span>{formatMoney(refund.amount_cents, refund.currency)}</span>
            {mayEdit && refund.second_person.approval.may && <Approve {...refund} />}
            {mayEdit && <VoidManualRefund uuid={refund.uuid} isProposed />}
          </Entry>
        ))}
      </Entries>
    </section>
  )
}
