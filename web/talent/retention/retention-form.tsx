import {
  createRetentionCase,
  retentionReasons,
  saveRetentionCase,
  type RetentionCase,
} from '@talentplace/contract/talent/retention/retention.routes'
import type { FunctionComponent } from 'react'
import { FieldRows } from '../../ui/form/field-rows.tsx'
import { Form, type FormState } from '../../ui/form/form.tsx'
import type { SearchOption } from '../../ui/form/search-select.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { SwitchField } from '../../ui/form/switch-field.tsx'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { notify } from '../../ui/notice/toast.ts'
import { kindNames, reasonNames } from './retention-words.ts'

/** Picks one of our people; a page hands it in. */
export type StaffField = FunctionComponent<{
  readonly label: string
  readonly value: SearchOption | null
  readonly error?: string
  readonly onChange: (person: SearchOption | null) => void
}>

const kinds = Object.entries(kindNames).map(([value, label]) => ({ value, label }))
const reasons = retentionReasons.map((value) => ({ value, label: reasonNames[value] }))

function valuesOf(followed: RetentionCase | null) {
  return {
    kind: followed?.kind ?? ('risk' as const),
    reason_code: followed?.reason_code ?? ('other' as const),
    expected_date: followed?.expected_date ?? '',
    notice_date: followed?.notice_date ?? '',
    next_contact: followed?.next_contact ?? '',
    note: followed?.note ?? '',
    owner: followed?.owner_uuid ? { value: followed.owner_uuid, label: followed.owner_name ?? '' } : null,
    saved: false,
  }
}
type Values = Omit<ReturnType<typeof valuesOf>, 'owner'> & { readonly owner: SearchOption | null }

const dayOf = (typed: string): string | null => (typed === '' ? null : typed)

function fieldsOf({ kind, reason_code, note, owner, ...days }: Values) {
  return {
    kind,
    reason_code,
    note,
    owner_uuid: owner?.value ?? null,
    expected_date: dayOf(days.expected_date),
    notice_date: dayOf(days.notice_date),
    next_contact: dayOf(days.next_contact),
  }
}

const fieldOf = (path: string): string => (path === 'owner_uuid' ? 'owner' : path)

function Fields({ form, Staff }: { form: FormState<Values>; Staff: StaffField }) {
  return (
    <>
      <FieldRows>
        <SelectField label="What" data={kinds} {...form.getInputProps('kind')} />
        <SelectField label="Reason" data={reasons} {...form.getInputProps('reason_code')} />
        <TextField
          type="date"
          label={form.values.kind === 'risk' ? 'By when (optional)' : 'Last day (optional)'}
          {...form.getInputProps('expected_date')}
        />
        <TextField type="date" label="Gave notice on (optional)" {...form.getInputProps('notice_date')} />
        <Staff label="Owner" {...form.getInputProps('owner')} value={form.values.owner} />
        <TextField type="date" label="Next contact (optional)" {...form.getInputProps('next_contact')} />
      </FieldRows>
      <TextAreaField label="What we know" autosize minRows={2} maxLength={2000} {...form.getInputProps('note')} />
    </>
  )
}

interface RetentionFormProps {
  /** The assistant. */
  readonly uuid: string
  /** Null: a new one. */
  readonly followed: RetentionCase | null
  readonly Staff: StaffField
  readonly onDone: () => void
}

/** Begins to follow someone who may leave, or changes what is known. */
export function RetentionForm({ uuid, followed, Staff, onDone }: RetentionFormProps) {
  const options = {
    reloads: ['assistants.*', 'people.*'],
    reloadsOnError: true,
    errorMessage: 'This could not be saved. What you entered is still here; please try again.',
    onSaved() {
      notify({ kind: 'success', message: 'Saved.' })
      onDone()
    },
  } as const
  const create = useSave('assistants.createRetentionCase', options)
  const save = useSave('assistants.saveRetentionCase', options)
  const initialValues: Values = valuesOf(followed)
  if (followed === null) {
    return (
      <Form
        label="Follow this assistant"
        schema={createRetentionCase.body}
        initialValues={initialValues}
        toRequest={(values) => ({ ...fieldsOf(values), virtualassistant_uuid: uuid })}
        fieldOf={fieldOf}
        save={create}
        onSubmit={(body) => create.mutateAsync({ body })}
        submit={{ label: 'Follow assistant', busy: 'Saving …' }}
        onCancel={onDone}
      >
        {(form) => <Fields form={form} Staff={Staff} />}
      </Form>
    )
  }
  return (
    <Form
      label="Change what is known"
      schema={saveRetentionCase.body}
      initialValues={initialValues}
      toRequest={(values) => ({ ...fieldsOf(values), version: followed.version, saved: values.saved })}
      fieldOf={fieldOf}
      save={save}
      onSubmit={(body) => save.mutateAsync({ params: { uuid: followed.uuid }, body })}
      onCancel={onDone}
    >
      {(form) => (
        <>
          <Fields form={form} Staff={Staff} />
          <SwitchField
            size="sm"
            label="They stay"
            description="Closes this. If they leave, change their state instead."
            {...form.getInputProps('saved', { type: 'checkbox' })}
          />
        </>
      )}
    </Form>
  )
}
