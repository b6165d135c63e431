import '@talentplace/contract/shared/plain-messages'
import type { MoneyDocument } from '@talentplace/contract/billing/prices/quote'
import { invoiceForm } from '@talentplace/contract/billing/invoice-drafts/draft-form'
import type { DraftAdjustment, InvoiceDraft } from '@talentplace/contract/billing/invoice-drafts/draft.routes'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatMoney } from '../../platform/formatting/money.ts'
import { staffPaths } from '../../platform/navigation/staff-paths.ts'
import { AmountLine, AmountLines } from '../../ui/amount-lines.tsx'
import { Button } from '../../ui/button.tsx'
import { FormFailure } from '../../ui/form/form-footer.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { DocumentAmounts } from './document-amounts.tsx'
import { bodyOf, draftIssues, valuesOf, type DraftValues } from './draft-values.ts'
import styles from './draft.module.css'

interface Total {
  readonly document: MoneyDocument
  readonly adjustments: readonly DraftAdjustment[]
}

interface Worked extends Total {
  /** What it was worked out for. */
  readonly of: string
}

interface DraftTotalProps {
  readonly values: DraftValues
  /** As it was saved; null: it never was. */
  readonly draft: InvoiceDraft | null
}

/** Approved adjustments, which come along without being written. */
function Adjustments({ of: { document, adjustments } }: { of: Total }) {
  if (adjustments.length === 0) return null
  return (
    <>
      <p className={styles.quiet}>Approved adjustments come along:</p>
      <AmountLines>
        {adjustments.map(({ uuid, description, amount_cents }) => (
          <AmountLine key={uuid} amount={formatMoney(amount_cents, document.currency)}>
            <Link to={staffPaths.adjustment('client', uuid)}>{description}</Link>
          </AmountLine>
        ))}
      </AmountLines>
    </>
  )
}

/** What the invoice comes to, worked out by the server for exactly what is entered. */
export function DraftTotal({ values, draft }: DraftTotalProps) {
  const entered = JSON.stringify(bodyOf(values))
  const [worked, setWorked] = useState<Worked | null>(null)
  const calculate = useSave('invoices.calculateInvoice', {
    errorMessage: 'The total could not be worked out. Please try again.',
    onSaved({ adjustments, ...document }, { body }) {
      const form_alone = { ...body }
      delete form_alone.draft_uuid
      setWorked({ of: JSON.stringify(form_alone), document, adjustments })
    },
  })
  const form = invoiceForm.safeParse(bodyOf(values))
  const ready = form.success && Object.keys(draftIssues(values)).length === 0
  const debounced = form.success ? JSON.stringify(form.data) : ''
  const isStored = draft !== null && JSON.stringify(bodyOf(valuesOf(draft))) === entered
  const total: Total | null = isStored ? draft : worked?.of === debounced ? worked : null
  return (
    <div className={styles.total}>
      {total ? (
        <>
          <Adjustments of={total} />
          <DocumentAmounts document={total.document} updating={calculate.isPending} />
        </>
      ) : (
        <p className={styles.quiet}>
          {ready ? 'Taxes follow the client’s address and the invoice’s date.' : 'Complete the lines to see the total.'}
        </p>
      )}
      <FormFailure failure={calculate.failure} />
      {total === null && (
        <div>
          <Button
            variant="outline"
            busy={calculate.isPending}
            disabled={!ready}
            onClick={() =>
              form.success && calculate.mutate({ body: { ...form.data, ...(draft && { draft_uuid: draft.uuid }) } })
            }
          >
            Work out the total
          </Button>
        </div>
      )}
    </div>
  )
}
