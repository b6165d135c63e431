import type { InvoiceDraft } from '@talentplace/contract/billing/invoice-drafts/draft.routes'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { calendarDay } from '../../platform/formatting/calendar-day.ts'
import { formatMoney } from '../../platform/formatting/money.ts'
import { staffPaths } from '../../platform/navigation/staff-paths.ts'
import { Button } from '../../ui/button.tsx'
import { FormFailure } from '../../ui/form/form-footer.tsx'
import { LastQuestion } from '../../ui/form/last-question.tsx'
import { SwitchField } from '../../ui/form/switch-field.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { notify } from '../../ui/notice/toast.ts'
import { Panel } from '../../ui/panel.tsx'
import { showsPayments } from '../invoices/shows-payments.ts'
import { MoneyDialog } from '../invoices/money-dialog.tsx'
import { showsDrafts } from './shows-drafts.ts'
import styles from './draft.module.css'

const posting = { reloads: [...showsDrafts, ...showsPayments], reloadsOnError: true } as const

function PostForm({ draft, onClose }: { draft: InvoiceDraft; onClose: () => void }) {
  const navigate = useNavigate()
  const [charge, setCharge] = useState(false)
  const { uuid, version, company, document, due_date } = draft
  const post = useSave('invoices.postDraftInvoice', {
    ...posting,
    errorMessage: 'No answer came. Press once more: it is posted once, with one number.',
    onSaved({ number }) {
      notify({ kind: 'success', message: `Invoice ${number} is posted.` })
      void navigate(staffPaths.staffInvoice(uuid), { replace: true })
    },
  })
  return (
    <div className={styles.total}>
      <p className={styles.quiet}>
        {company} gets it at once, by mail too: {formatMoney(document.total_cents, document.currency)}. From then on it
        stays as it is.
      </p>
      <SwitchField
        label={`Charge their default card on ${calendarDay(due_date)}`}
        checked={charge}
        onChange={({ currentTarget }) => setCharge(currentTarget.checked)}
      />
      <FormFailure failure={post.failure} />
      <div className={styles.actions}>
        <Button
          data-autofocus
          busy={post.isPending}
          onClick={() => post.mutate({ params: { uuid }, body: { version, charge } })}
        >
          Post the invoice
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </div>
  )
}

function GiveUpForm({ draft: { uuid, version }, onClose }: { draft: InvoiceDraft; onClose: () => void }) {
  const navigate = useNavigate()
  const giveUp = useSave('invoices.voidInvoice', {
    ...posting,
    errorMessage: 'The draft could not be deleted. Please try again.',
    onSaved() {
      notify({ kind: 'success', message: 'The draft is deleted.' })
      void navigate(staffPaths.staffInvoices(), { replace: true })
    },
  })
  return (
    <LastQuestion
      keep="Keep the draft"
      act="Delete the draft"
      busy={giveUp.isPending}
      failure={giveUp.failure}
      onKeep={onClose}
      onAct={() => giveUp.mutate({ params: { uuid }, body: { version } })}
    >
      It never gets a number, and the client never sees it. This can’t be undone.
    </LastQuestion>
  )
}

/** What is posted is what is saved: while something else is entered, there is nothing to post. */
export function PostDraft({ draft, changed }: { draft: InvoiceDraft; changed: boolean }) {
  return (
    <Panel title="Post or delete">
      {changed ? (
        <p className={styles.quiet}>Save or discard what you changed first.</p>
      ) : (
        <div className={styles.actions}>
          <MoneyDialog label="Post this invoice">
            {(onClose) => <PostForm draft={draft} onClose={onClose} />}
          </MoneyDialog>
          <MoneyDialog label="Delete this draft">
            {(onClose) => <GiveUpForm draft={draft} onClose={onClose} />}
          </MoneyDialog>
        </div>
      )}
    </Panel>
  )
}
