import { applyPeopleBatch, type PlannedChange } from '@talentplace/contract/talent/people-batches/batch.routes'
import { assistantStates } from '@talentplace/contract/talent/assistants/assistant.states'
import { useApi } from '../../platform/api/query.ts'
import { Entries, Entry } from '../../ui/entries.tsx'
import { Form } from '../../ui/form/form.tsx'
import type { SearchOption } from '../../ui/form/search-select.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { stateOptions } from '../../ui/list-screen/state-column.tsx'
import { LoadFailure } from '../../ui/notice/load-failure.tsx'
import { Skeleton } from '../../ui/notice/skeleton.tsx'
import { notify } from '../../ui/notice/toast.ts'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { Tag } from '../../ui/tag.tsx'
import { StaffPicker } from '../people/staff-picker.tsx'

const together = assistantStates.sets.together

const kinds = [
  { value: 'state', label: 'Change their state' },
  { value: 'vsm', label: 'Change who looks after them' },
]

interface Values {
  readonly what: 'state' | 'vsm'
  /** Empty: not chosen yet; nobody is made inactive by not looking. */
  readonly state: (typeof together)[number] | ''
  readonly staff: SearchOption | null
  readonly reason: string
}
const started: Values = { what: 'state', state: '', staff: null, reason: '' }

function changeOf({ what, state, staff }: Values) {
  return what === 'state' ? (state === '' ? {} : { state }) : { vsm_uuid: staff?.value ?? null }
}

function Planned({ change: { full_name, before, after, fault, project_count } }: { change: PlannedChange }) {
  const projects = project_count === 0 ? '' : ` · ${project_count} subscription${project_count === 1 ? '' : 's'}`
  return (
    <Entry name={full_name} detail={fault ?? `${before ?? 'Nobody'} → ${after ?? 'Nobody'}${projects}`}>
      {fault !== null && <Tag tone="notice">Stays</Tag>}
    </Entry>
  )
}

function Preview({ uuids, values }: { uuids: readonly string[]; values: Values }) {
  const { data, error, refetch } = useApi('people.previewPeopleBatch', {
    body: { uuids: [...uuids], ...changeOf(values) },
  })
  if (error) return <LoadFailure message={error.message} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height={120} />
  return (
    <Entries none="Nobody is left to change.">
      {data.people.map((change) => (
        <Planned key={change.uuid} change={change} />
      ))}
    </Entries>
  )
}

function useApply(onDone: () => void) {
  const reloads = ['assistants.*', 'people.*'] as const
  const undo = useSave('people.undoPeopleBatch', {
    reloads,
    errorMessage: 'It could not be undone. Please try again.',
    onRejected: (message) => notify({ kind: 'error', message }),
    onSaved: ({ undone, left_out }) => {
      const others = left_out === 0 ? '' : ` ${left_out} had moved on and stay as they are.`
      notify({ kind: 'success', message: `Undone for ${undone}.${others}` })
    },
  })
  return useSave('people.applyPeopleBatch', {
    reloads,
    errorMessage: 'Nothing was changed. Please try again.',
    onSaved({ uuid, changed, left_out }) {
      const others = left_out === 0 ? '' : ` ${left_out} stay as they are.`
      notify({
        kind: 'success',
        message: `Changed ${changed}.${others}`,
        ...(changed > 0 && {
          // Nothing else on the page leads back.
          persistent: true,
          action: { label: 'Undo', run: () => undo.mutate({ params: { uuid } }) },
        }),
      })
      onDone()
    },
  })
}

interface BatchDialogProps {
  readonly uuids: readonly string[]
  readonly opened: boolean
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Changes several assistants at once; what happens to each is shown first, and can be undone. */
export function BatchDialog({ uuids, opened, onClose, onDone }: BatchDialogProps) {
  const apply = useApply(onDone)
  return (
    <Dialog opened={opened} wide title={`Change ${uuids.length} assistants`} onClose={onClose}>
      <Form
        schema={applyPeopleBatch.body}
        initialValues={started}
        toRequest={(values) => ({ uuids: [...uuids], ...changeOf(values), reason: values.reason })}
        fieldOf={(path) => (path === 'vsm_uuid' ? 'staff' : path)}
        save={apply}
        onSubmit={(body) => apply.mutateAsync({ body })}
        submit={{ label: 'Change assistants', busy: 'Changing …' }}
        onCancel={onClose}
      >
        {(form) => (
          <>
            <SelectField label="What" data={kinds} {...form.getInputProps('what')} />
            {form.values.what === 'state' ? (
              <SelectField
                label="New state"
                data={[{ value: '', label: 'Choose a state' }, ...stateOptions(assistantStates, together)]}
                {...form.getInputProps('state')}
              />
            ) : (
              <StaffPicker label="Looked after by" {...form.getInputProps('staff')} value={form.values.staff} />
            )}
            <TextAreaField label="Reason" autosize minRows={2} maxLength={500} {...form.getInputProps('reason')} />
            {(form.values.what === 'vsm' || form.values.state !== '') && <Preview uuids={uuids} values={form.values} />}
          </>
        )}
      </Form>
    </Dialog>
  )
}
