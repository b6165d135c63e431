import { voidManualRefund } from '@talentplace/contract/billing/manual-refunds/manual-refund.routes'
import { Form } from '../../ui/form/form.tsx'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { notify } from '../../ui/notice/toast.ts'
import styles from '../invoices/invoice.module.css'
import { MoneyDialog } from '../invoices/money-dialog.tsx'
import { showsPayments } from '../invoices/shows-payments.ts'

interface VoidManualRefundProps {
  readonly uuid: string
  /** It was only proposed: nothing has moved. */
  readonly isProposed: boolean
}

function VoidForm({ uuid, isProposed, onClose }: VoidManualRefundProps & { onClose: () => void }) {
  const save = useSave('invoices.voidManualRefund', {
    reloads: showsPayments,
    errorMessage: 'The refund could not be voided. Please try again.',
    onSaved: () => notify({ kind: 'success', message: isProposed ? 'The refund is rejected.' : 'The refund is void.' }),
  })
  async function send(body: { reason: string }): Promise<void> {
    await save.mutateAsync({ params: { uuid }, body })
    onClose()
  }
  return (
    <Form
      schema={voidManualRefund.body}
      initialValues={{ reason: '' }}
      save={save}
      onSubmit={send}
      submit={{ label: isProposed ? 'Reject the refund' : 'Void the refund', busy: 'Save' }}
      onCancel={onClose}
    >
      {(form) => (
        <>
          <p className={styles.quiet}>
            {isProposed
              ? 'Nothing leaves the client’s credit.'
              : 'Only for a refund that was entered by mistake: the amount becomes the client’s credit again, and the client gets an email.'}
          </p>
          <TextAreaField
            data-autofocus
            label="Reason (kept in the audit trail)"
            maxLength={500}
            autosize
            minRows={2}
            {...form.getInputProps('reason')}
          />
        </>
      )}
    </Form>
  )
}

/** Staff reject a refund that waits for approval, or void one that was entered by mistake. */
export function VoidManualRefund(props: VoidManualRefundProps) {
  return (
    <MoneyDialog
      label={props.isProposed ? 'Reject' : 'Void'}
      title={props.isProposed ? 'Reject the refund' : 'Void the refund'}
    >
      {(onClose) => <VoidForm {...props} onClose={onClose} />}
    </MoneyDialog>
  )
}
