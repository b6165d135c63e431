import type { InvoiceDraft } from '@talentplace/contract/billing/invoice-drafts/draft.routes'
import { useNavigate } from 'react-router'
import { useApi } from '../../platform/api/query.ts'
import { calendarDay } from '../../platform/formatting/calendar-day.ts'
import { formatMoney } from '../../platform/formatting/money.ts'
import { staffPaths } from '../../platform/navigation/staff-paths.ts'
import { useMay } from '../../platform/session/use-may.ts'
import { AmountLine, AmountLines } from '../../ui/amount-lines.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { notify } from '../../ui/notice/toast.ts'
import { Panel } from '../../ui/panel.tsx'
import { RecordPage } from '../../ui/record/record-page.tsx'
import { RecordScreen } from '../../ui/record/record-screen.tsx'
import { useToday } from '../invoices/use-today.ts'
import { DocumentAmounts } from './document-amounts.tsx'
import { DraftEditor } from './draft-editor.tsx'
import { newValues, valuesOf } from './draft-values.ts'
import styles from './draft.module.css'

/** What stands for one that doesn't exist yet, as everywhere in the product. */
const newOne = '-1'
const list = { label: 'Invoices', to: staffPaths.staffInvoices() }

function NewDraft() {
  const navigate = useNavigate()
  const today = useToday()
  return (
    <RecordPage list={list} title="New invoice">
      <DraftEditor
        draft={null}
        initialValues={newValues(null, today)}
        onSaved={({ uuid }) => {
          notify({ kind: 'success', message: 'The draft is saved.' })
          void navigate(staffPaths.editInvoice(uuid), { replace: true })
        }}
      />
    </RecordPage>
  )
}

/** A draft for staff who may read and not write. */
function DraftFacts({ draft: { document, invoice_date, due_date, notes } }: { draft: InvoiceDraft }) {
  return (
    <Panel title="Lines" lead={`Dated ${calendarDay(invoice_date)}, due ${calendarDay(due_date)}`}>
      <AmountLines>
        {document.lines.map(({ description, amount_cents }, at) => (
          <AmountLine key={at} amount={formatMoney(amount_cents, document.currency)}>
            {description}
          </AmountLine>
        ))}
      </AmountLines>
      <DocumentAmounts document={document} />
      {notes !== '' && <p className={styles.quiet}>{notes}</p>}
    </Panel>
  )
}

function StoredDraft({ uuid, mayEdit }: { uuid: string; mayEdit: boolean }) {
  return (
    <RecordScreen
      list={list}
      record={useApi('invoices.getInvoiceDraft', { params: { uuid } })}
      name={({ company }) => `Draft invoice for ${company}`}
      kind="Draft invoice"
      missing={{
        title: 'There is no such draft',
        text: (
          <>
            <p>It may have been posted or deleted.</p>
            <LinkButton to={staffPaths.staffInvoice(uuid)}>See the invoice</LinkButton>
          </>
        ),
      }}
      loading={[240, 320]}
      renderAbout={({ project_name, created_by_name }) => (
        <>
          <span>{project_name}</span>
          {created_by_name !== null && <span>by {created_by_name}</span>}
        </>
      )}
    >
      {(draft) =>
        mayEdit ? (
          <DraftEditor
            key={draft.uuid}
            draft={draft}
            initialValues={valuesOf(draft)}
            onSaved={() => notify({ kind: 'success', message: 'Saved.' })}
          />
        ) : (
          <DraftFacts draft={draft} />
        )
      }
    </RecordScreen>
  )
}

/** /admin/invoices/edit/{uuid}; `-1` is a new one. */
export default function DraftScreen({ uuid }: { uuid: string }) {
  const mayEdit = useMay('admin_finance.edit')
  return uuid === newOne && mayEdit ? <NewDraft /> : <StoredDraft uuid={uuid} mayEdit={mayEdit} />
}
