import {
  changeAssistantState,
  type AssistantRecord,
} from '@talentplace/contract/talent/assistants/assistant-record.routes'
import { assistantStates, type AssistantState } from '@talentplace/contract/talent/assistants/assistant.states'
import { calendarDay } from '../../platform/formatting/calendar-day.ts'
import { InstantTime } from '../../platform/viewer-zone/instant-time.tsx'
import { FieldRows } from '../../ui/form/field-rows.tsx'
import { Form } from '../../ui/form/form.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { stateOptions } from '../../ui/list-screen/state-column.tsx'
import { notify } from '../../ui/notice/toast.ts'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { SummaryFact } from '../../ui/record/record-summary.tsx'
import { StateTag } from '../../ui/state-tag.tsx'
import styles from './assistants.module.css'

/** What a step means for whom it is about, before it is taken. */
function effectOf({ state, project_count }: AssistantRecord, to: AssistantState): string {
  const finds = assistantStates.is('working', to)
  const found = assistantStates.is('working', state)
  const search =
    finds === found ? '' : finds ? 'Clients find them from now on. ' : 'Clients don’t find them from now on. '
  const projects =
    project_count === 1 ? 'The subscription they work on stays' : `The ${project_count} subscriptions they work on stay`
  return finds || project_count === 0 ? search : `${search}${projects} with them until you replace them there.`
}

function StateForm({ assistant, onDone }: { assistant: AssistantRecord; onDone: () => void }) {
  const next = assistantStates.next(assistant.state, 'staff')
  const save = useSave('assistants.changeAssistantState', {
    reloads: ['assistants.*', 'people.*'],
    reloadsOnError: true,
    errorMessage: 'The state could not be changed. Please try again.',
    onSaved({ full_name, state }) {
      notify({ kind: 'success', message: `${full_name} is ${assistantStates.word(state).toLowerCase()} now.` })
      onDone()
    },
  })
  return (
    <Form
      schema={changeAssistantState.body}
      label="Change the state"
      initialValues={{ state: next[0] ?? assistant.state, reason: '', probation_ends: '' }}
      toRequest={({ probation_ends, ...values }) => ({
        ...values,
        version: assistant.version,
        probation_ends: values.state === 'probationary' && probation_ends !== '' ? probation_ends : null,
      })}
      save={save}
      onSubmit={(body) => save.mutateAsync({ params: { user_uuid: assistant.uuid }, body })}
      submit={{ label: 'Change state', busy: 'Changing …' }}
      onCancel={onDone}
    >
      {(form) => (
        <>
          <FieldRows>
            <SelectField
              label="New state"
              data={stateOptions(assistantStates, next)}
              {...form.getInputProps('state')}
            />
            {form.values.state === 'probationary' && (
              <TextField type="date" label="Probation ends (optional)" {...form.getInputProps('probation_ends')} />
            )}
          </FieldRows>
          <TextAreaField
            label="Reason"
            description="Kept in the history; only our staff read it."
            autosize
            minRows={2}
            maxLength={500}
            {...form.getInputProps('reason')}
          />
          <output className={styles.effect}>{effectOf(assistant, form.values.state)}</output>
        </>
      )}
    </Form>
  )
}

interface StateDialogProps {
  readonly assistant: AssistantRecord
  readonly opened: boolean
  readonly onClose: () => void
}

/** Brings an assistant into another state, for who may. */
export function StateDialog({ assistant, opened, onClose }: StateDialogProps) {
  return (
    <Dialog opened={opened} title="Change state" onClose={onClose}>
      {opened && <StateForm assistant={assistant} onDone={onClose} />}
    </Dialog>
  )
}

/** In which state an assistant is, since when and why. */
export function StateFact({ assistant }: { assistant: AssistantRecord }) {
  const { state, state_date, state_reason, probation_ends, rejected_date } = assistant
  return (
    <>
      <SummaryFact
        label="State"
        note={
          <>
            since <InstantTime instant={state_date} />
            {state_reason !== null && (
              <>
                <br />“{state_reason}”
              </>
            )}
          </>
        }
      >
        <StateTag of={assistantStates} state={state} />
      </SummaryFact>
      {probation_ends !== null && <SummaryFact label="Probation ends">{calendarDay(probation_ends)}</SummaryFact>}
      {rejected_date !== null && (
        <SummaryFact label="Turned down as an applicant">
          <InstantTime instant={rejected_date} />
        </SummaryFact>
      )}
    </>
  )
}
