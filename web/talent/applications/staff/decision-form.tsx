import { applicationSteps } from '@talentplace/contract/talent/applications/application-steps'
import { applicationStates } from '@talentplace/contract/talent/applications/application.states'
import { decideApplication } from '@talentplace/contract/talent/deciding/decide.routes'
import type { StaffApplication } from '@talentplace/contract/talent/applications/staff-application.routes'
import { FieldRows } from '../../../ui/form/field-rows.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { TextAreaField } from '../../../ui/form/text-area-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useSave } from '../../../ui/form/use-save.ts'
import { stateOptions } from '../../../ui/list-screen/state-column.tsx'
import { notify } from '../../../ui/notice/toast.ts'
import styles from './application-panel.module.css'

interface DecisionFormProps {
  readonly application: StaffApplication
  readonly name: string
  readonly onDone: () => void
}

/** What a decision means for whom it is about, before it is taken. */
function effectOf(state: string): string {
  if (state === 'rejected') return 'They’re told by email, and can’t continue with this application.'
  if (state !== 'accepted') return 'They’re told by email what comes next.'
  return 'They’re told by email. Clients find them from now on, and can hire them once they’ve signed the agreement.'
}

/** What someone who is accepted now still owes, and what of it keeps them from work. */
function StillMissing({ missing }: Pick<StaffApplication, 'missing'>) {
  if (missing.length === 0) return null
  return (
    <div>
      <p className={styles.effect}>Still missing:</p>
      <ul>
        {missing.map(({ name, blocks_placement }) => (
          <li key={name}>
            {name === 'bank_details' ? 'Bank details' : applicationSteps[name].title}
            {blocks_placement && ' (they can’t be placed without it)'}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** C6: staff move an applicant on, accept them, or turn them down. */
export function DecisionForm({ application, name, onDone }: DecisionFormProps) {
  const next = applicationStates.next(application.state, 'staff')
  const [first = 'rejected'] = next.filter((state) => applicationStates.is('decided', state))
  const save = useSave('applications.decideApplication', {
    reloads: ['applications.*', 'assistants.*', 'people.*', 'matching.*'],
    reloadsOnError: true,
    errorMessage: 'The decision could not be saved. Please try again.',
    onSaved({ state }) {
      notify({
        kind: 'success',
        message: `${name}: ${applicationStates.word(state).toLowerCase()}. They’ve been told.`,
      })
      onDone()
    },
  })
  return (
    <Form
      schema={decideApplication.body}
      label="Decide on the application"
      initialValues={{ state: first, note: '', told_reason: '', reapply_date: '', probation_ends: '' }}
      toRequest={({ told_reason, reapply_date, probation_ends, ...values }) => ({
        ...values,
        version: application.version,
        told_reason: values.state === 'rejected' ? told_reason : '',
        reapply_date: values.state === 'rejected' && reapply_date !== '' ? reapply_date : null,
        probation_ends: values.state === 'accepted' && probation_ends !== '' ? probation_ends : null,
      })}
      save={save}
      onSubmit={(body) => save.mutateAsync({ params: { uuid: application.uuid }, body })}
      submit={{ label: 'Save decision', busy: 'Saving …' }}
      onCancel={onDone}
    >
      {(form) => (
        <>
          <FieldRows>
            <SelectField
              label="Decision"
              data={stateOptions(applicationStates, next)}
              {...form.getInputProps('state')}
            />
            {form.values.state === 'rejected' && (
              <TextField type="date" label="May re-apply from (optional)" {...form.getInputProps('reapply_date')} />
            )}
            {form.values.state === 'accepted' && (
              <TextField type="date" label="Probation ends (optional)" {...form.getInputProps('probation_ends')} />
            )}
          </FieldRows>
          <TextAreaField
            label="Note"
            description="Kept in the history; only our staff read it."
            autosize
            minRows={2}
            maxLength={500}
            {...form.getInputProps('note')}
          />
          {form.values.state === 'rejected' && (
            <TextAreaField
              label="What we tell them (optional)"
              description="Goes into the email and on their page, word for word."
              autosize
              minRows={2}
              maxLength={1000}
              {...form.getInputProps('told_reason')}
            />
          )}
          {form.values.state === 'accepted' && <StillMissing missing={application.missing} />}
          <output className={styles.effect}>{effectOf(form.values.state)}</output>
        </>
      )}
    </Form>
  )
}
