import { useNavigate } from 'react-router'
import { useApi } from '../../platform/api/query.ts'
import { paths } from '../../platform/navigation/paths.ts'
import { useMay } from '../../platform/session/use-may.ts'
import { LinkButton } from '../../ui/button.tsx'
import { notify } from '../../ui/notice/toast.ts'
import { RecordPage } from '../../ui/record/record-page.tsx'
import { RecordScreen } from '../../ui/record/record-screen.tsx'
import { useToday } from '../invoices/use-today.ts'
import { DraftEditor } from './draft-editor.tsx'
import { DraftFacts } from './draft-facts.tsx'
import { newValues, valuesOf } from './draft-values.ts'

/** What stands for one that doesn't exist yet, as everywhere in the product. */
const newOne = '-1'
const list = { label: 'Invoices', to: paths.staffInvoices() }

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
          void navigate(paths.editInvoice(uuid), { replace: true })
        }}
      />
    </RecordPage>
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
            <LinkButton to={paths.staffInvoice(uuid)}>See the invoice</LinkButton>
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
