import { isInvisible } from '@talentplace/contract/shared/invisible'
import { queryTime } from '@talentplace/contract/work/time/review.routes'
import type { TimeEntry } from '@talentplace/contract/work/time/time-entry'
import { useNow } from '../../../platform/browser/use-now.ts'
import { firstName } from '../../../platform/formatting/first-name.ts'
import { InstantTime } from '../../../platform/viewer-zone/instant-time.tsx'
import type { Issues } from '../../../ui/form/issues.ts'
import { Form } from '../../../ui/form/form.tsx'
import { SwitchField } from '../../../ui/form/switch-field.tsx'
import { TextAreaField } from '../../../ui/form/text-area-field.tsx'
import { useSave } from '../../../ui/form/use-save.ts'
import { querySteps } from '../query/query-steps.ts'
import styles from './staff-time.module.css'

interface Decision {
  readonly message: string
  readonly billable: boolean
  readonly payable: boolean
}

function emptyMessage({ message }: Decision): Issues {
  return { ...(isInvisible(message) && { message: 'Say why you decide so' }) }
}

/** Ends a question: what is billable, what is payable, and why. */
function DecideForm({ entry: { uuid, billable, payable } }: { entry: TimeEntry }) {
  const save = useSave('time.queryTime', {
    reloads: ['time.*'],
    reloadsOnError: true,
    errorMessage: 'The decision could not be saved. Please try again.',
  })
  return (
    <Form
      className={styles.form}
      label="Decide"
      schema={queryTime.body}
      initialValues={{ message: '', billable, payable: payable ?? billable }}
      toRequest={(decision: Decision) => ({ state: 'decided' as const, ...decision })}
      extraIssues={emptyMessage}
      save={save}
      onSubmit={(body) => save.mutateAsync({ params: { uuid }, body })}
      submit={{ label: 'Decide', busy: 'Deciding …' }}
    >
      {(form) => (
        <>
          <SwitchField
            label="Billable: the client pays for it"
            {...form.getInputProps('billable', { type: 'checkbox' })}
          />
          <SwitchField
            label="Payable: the assistant is paid for it"
            {...form.getInputProps('payable', { type: 'checkbox' })}
          />
          <TextAreaField
            label="Why"
            description="The client and the assistant both read this."
            rows={2}
            maxLength={1000}
            {...form.getInputProps('message')}
          />
        </>
      )}
    </Form>
  )
}

/** The question of an entry is staff's to decide after two answers, or once the assistant's days are over. */
export function DecideQuery({ entry }: { entry: TimeEntry }) {
  const now = useNow()
  const { isOurs } = querySteps(entry, now)
  if (entry.query === null || entry.status !== 'queried') return null
  if (isOurs) return <DecideForm entry={entry} />
  return (
    <p className={styles.waiting}>
      {firstName(entry.virtualassistant_name)} has until <InstantTime instant={entry.query.answer_until} /> to answer.
    </p>
  )
}
