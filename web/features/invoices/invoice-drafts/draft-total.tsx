import '@talentplace/contract/shared/plain-messages'
import type { MoneyDocument } from '@talentplace/contract/checkout/quote'
import { invoiceForm } from '@talentplace/contract/invoices/invoice-drafts/draft-form'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { FormFailure } from '../../../ui/form/form-end.tsx'
import { useSave } from '../../../ui/form/use-save.ts'
import { DocumentAmounts } from './document-amounts.tsx'
import { bodyOf, draftFaults, type DraftValues } from './draft-values.ts'
import styles from './draft.module.css'

interface Worked {
  /** What it was worked out for. */
  readonly of: string
  readonly document: MoneyDocument
}

interface DraftTotalProps {
  readonly values: DraftValues
  /** As it was saved; null: it never was. */
  readonly stored: { readonly values: DraftValues; readonly document: MoneyDocument } | null
}

/** What the invoice comes to, worked out by the server for exactly what is entered. */
export function DraftTotal({ values, stored }: DraftTotalProps) {
  const entered = JSON.stringify(bodyOf(values))
  const [worked, setWorked] = useState<Worked | null>(null)
  const calculate = useSave('invoices.calculateInvoice', {
    otherwise: 'The total could not be worked out. Please try again.',
    onSaved: (document, { body }) => setWorked({ of: JSON.stringify(body), document }),
  })
  const form = invoiceForm.safeParse(bodyOf(values))
  const ready = form.success && Object.keys(draftFaults(values)).length === 0
  const asked = form.success ? JSON.stringify(form.data) : ''
  const isStored = stored !== null && JSON.stringify(bodyOf(stored.values)) === entered
  const document = isStored ? stored.document : worked?.of === asked ? worked.document : null
  return (
    <div className={styles.total}>
      {document ? (
        <DocumentAmounts document={document} updating={calculate.isPending} />
      ) : (
        <p className={styles.quiet}>
          {ready ? 'Taxes follow the client’s address and the invoice’s date.' : 'Complete the lines to see the total.'}
        </p>
      )}
      <FormFailure failure={calculate.failure} />
      {document === null && (
        <div>
          <Button
            variant="outline"
            busy={calculate.isPending}
            disabled={!ready}
            onClick={() => form.success && calculate.mutate({ body: form.data })}
          >
            Work out the total
          </Button>
        </div>
      )}
    </div>
  )
}
