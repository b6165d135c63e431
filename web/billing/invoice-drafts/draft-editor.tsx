import { invoiceForm } from '@talentplace/contract/billing/invoice-drafts/draft-form'
import type { InvoiceDraft } from '@talentplace/contract/billing/invoice-drafts/draft.routes'
import { FieldRows } from '../../ui/form/field-rows.tsx'
import { FormActions } from '../../ui/form/form-actions.tsx'
import { Form, type FormStatus } from '../../ui/form/form.tsx'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { Panel } from '../../ui/panel.tsx'
import { DraftLines } from './draft-lines.tsx'
import { DraftTotal } from './draft-total.tsx'
import { bodyOf, draftIssues, type DraftValues } from './draft-values.ts'
import { PostDraft } from './post-draft-invoice.tsx'
import { ProjectPicker } from './project-picker.tsx'
import { showsDrafts } from './shows-drafts.ts'
import styles from './draft.module.css'

interface DraftEditorProps {
  /** Null: a new one. */
  readonly draft: InvoiceDraft | null
  readonly initialValues: DraftValues
  readonly onSaved: (saved: InvoiceDraft) => void
}

type Body = ReturnType<typeof bodyOf>

/** Adds it, or saves what was changed of it. The server checks what is sent by the same schema. */
function useDraftSave(draft: InvoiceDraft | null, onSaved: (saved: InvoiceDraft) => void) {
  const options = {
    reloads: showsDrafts,
    errorMessage: 'The draft could not be saved. What you wrote is still here; please try again.',
    onSaved,
  } as const
  const create = useSave('invoices.createInvoice', options)
  const save = useSave('invoices.saveInvoice', options)
  return {
    errorMessage: options.errorMessage,
    async send({ version, ...body }: Body): Promise<unknown> {
      const form = invoiceForm.parse(body)
      if (draft === null || version === undefined) return create.mutateAsync({ body: form })
      return save.mutateAsync({ params: { uuid: draft.uuid }, body: { ...form, version } })
    },
  }
}

/** It is saved before it is posted. */
function DraftEnd({ draft, status }: { draft: InvoiceDraft | null; status: FormStatus }) {
  if (!draft) return <FormActions {...status} submit={{ label: 'Save the draft', busy: 'Saving …' }} />
  return (
    <>
      <FormActions {...status} canEdit />
      <PostDraft draft={draft} changed={status.changed} />
    </>
  )
}

/** Writes an invoice by hand: kept while it is typed, worked out as often as one likes, saved, then posted or given up. */
export function DraftEditor({ draft, initialValues, onSaved }: DraftEditorProps) {
  const save = useDraftSave(draft, onSaved)
  return (
    <Form
      label={draft ? 'Change the draft' : 'New invoice'}
      schema={invoiceForm}
      initialValues={initialValues}
      toRequest={bodyOf}
      extraIssues={draftIssues}
      fieldOf={(path) => (path === 'project_uuid' ? 'project' : path)}
      save={save}
      onSubmit={save.send}
      keep={`invoice draft ${draft?.uuid ?? 'new'}`}
      renderEnd={(status) => <DraftEnd draft={draft} status={status} />}
    >
      {(form) => (
        <>
          <Panel title="What it is for">
            <div className={styles.fields}>
              <ProjectPicker {...form.getInputProps('project')} value={form.values.project} />
              <FieldRows>
                <TextField type="date" label="Invoice date" {...form.getInputProps('invoice_date')} />
                <TextField type="date" label="Due on" {...form.getInputProps('due_date')} />
                <TextField type="date" label="Work from (optional)" {...form.getInputProps('period_start')} />
                <TextField type="date" label="Work to (optional)" {...form.getInputProps('period_end')} />
              </FieldRows>
            </div>
          </Panel>
          <Panel title="Lines">
            <div className={styles.fields}>
              <DraftLines form={form} />
            </div>
          </Panel>
          <Panel title="Total">
            <DraftTotal values={form.values} draft={draft} />
          </Panel>
          <Panel title="Note">
            <TextAreaField
              label="Note on the invoice (optional; the client reads it)"
              maxLength={2000}
              autosize
              minRows={2}
              {...form.getInputProps('notes')}
            />
          </Panel>
        </>
      )}
    </Form>
  )
}
