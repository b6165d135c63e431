import type { Bill } from '@talentplace/contract/payroll/bills/bill.routes'
import { saveBill } from '@talentplace/contract/payroll/bills/staff-bill.routes'
import { useNavigate } from 'react-router'
import { useApi } from '../../../platform/api/query.ts'
import { formatMoney } from '../../../platform/formatting/money.ts'
import { staffPaths } from '../../../platform/navigation/staff-paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { TextAreaField } from '../../../ui/form/text-area-field.tsx'
import { useSave } from '../../../ui/form/use-save.ts'
import { notify } from '../../../ui/notice/toast.ts'
import { Panel } from '../../../ui/panel.tsx'
import { RecordScreen } from '../../../ui/record/record-screen.tsx'
import { BillDocument } from '../bill-document.tsx'
import { billName, missingBill } from '../bill-words.ts'
import { draftsOf, lineIssue, linesOf, type LineDraft } from './line-drafts.ts'
import { LineFields } from './line-fields.tsx'
import { NewBill } from './new-bill.tsx'

/** What stands for one that doesn't exist yet, as everywhere in the product. */
const newOne = '-1'

interface Written {
  readonly lines: LineDraft[]
  readonly note: string
  readonly version: number
}

function Editor({ bill }: { bill: Bill }) {
  const { uuid, version, note, currency } = bill
  const navigate = useNavigate()
  const save = useSave('bills.saveBill', {
    reloads: ['bills.*'],
    reloadsOnError: true,
    errorMessage: 'The draft could not be saved. Please try again.',
    onSaved: ({ total_cents }) => {
      notify({ kind: 'success', message: `Saved. The draft comes to ${formatMoney(total_cents, currency)}.` })
      void navigate(staffPaths.staffBill(uuid))
    },
  })
  const initialValues: Written = { lines: draftsOf(bill), note, version }
  const toRequest = (written: Written) => ({ ...written, lines: linesOf(written.lines) })
  return (
    <Form
      label="What we add"
      schema={saveBill.body}
      initialValues={initialValues}
      toRequest={toRequest}
      extraIssues={({ lines }): Record<string, string> => {
        const issue = lineIssue(lines)
        return issue === null ? {} : { lines: issue }
      }}
      fieldOf={(path) => path.replace(/^lines\..*/, 'lines')}
      save={save}
      onSubmit={(body) => save.mutateAsync({ params: { uuid }, body })}
      canEdit
    >
      {(form) => (
        <>
          <LineFields currency={currency} {...form.getInputProps('lines')} value={form.values.lines} />
          <TextAreaField
            label="Note on the bill (optional, the assistant reads it)"
            maxLength={2000}
            autosize
            minRows={2}
            {...form.getInputProps('note')}
          />
        </>
      )}
    </Form>
  )
}

function EditBill({ uuid }: { uuid: string }) {
  return (
    <RecordScreen
      list={{ label: 'Bill', to: staffPaths.staffBill(uuid) }}
      record={useApi('bills.getBill', { params: { uuid } })}
      name={(bill) => `${billName(bill)} of ${bill.virtualassistant_name}`}
      kind="Edit bill"
      missing={missingBill}
      loading={[240, 360]}
    >
      {(bill) =>
        bill.number === null ? (
          <>
            <Panel title="What we add" lead="An adjustment below zero begins with a minus.">
              <Editor key={bill.uuid} bill={bill} />
            </Panel>
            <BillDocument bill={bill} />
          </>
        ) : (
          <Panel
            title="This bill is posted"
            lead="It stays as it is. What turned out wrong is put right on the next one."
          >
            <LinkButton variant="outline" to={staffPaths.staffBill(uuid)}>
              See the bill
            </LinkButton>
          </Panel>
        )
      }
    </RecordScreen>
  )
}

/** /admin/bills/edit/{uuid}: what staff write on a draft; with -1 a new one. */
export default function EditBillScreen({ uuid }: { uuid: string }) {
  return uuid === newOne ? <NewBill /> : <EditBill uuid={uuid} />
}
