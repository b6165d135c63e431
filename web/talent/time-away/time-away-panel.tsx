import { addTimeAway } from '@talentplace/contract/talent/time-away/time-away.routes'
import { IconX } from '@tabler/icons-react'
import { useApi } from '../../platform/api/query.ts'
import { dayRange } from '../../platform/formatting/day-range.ts'
import { Entries, Entry } from '../../ui/entries.tsx'
import { FieldRows } from '../../ui/form/field-rows.tsx'
import { Form } from '../../ui/form/form.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Loaded } from '../../ui/loading/loaded.tsx'
import { notify } from '../../ui/notice/toast.ts'
import { Panel } from '../../ui/panel.tsx'
import { Tag } from '../../ui/tag.tsx'
import styles from './time-away.module.css'

const reloads = ['assistants.listTimeAway', 'matching.*'] as const

/** The days on which they take no work: from a week before, clients don't find them. */
export function TimeAwayPanel() {
  const away = useApi('assistants.listTimeAway', {})
  const add = useSave('assistants.addTimeAway', {
    reloads,
    reloadsOnError: true,
    errorMessage: 'These days could not be saved. Please try again.',
    onSaved: () => notify({ kind: 'success', message: 'Saved.' }),
  })
  const remove = useSave('assistants.removeTimeAway', {
    reloads,
    reloadsOnError: true,
    errorMessage: 'These days could not be removed. Please try again.',
    onSaved: () => notify({ kind: 'success', message: 'Removed.' }),
    onRejected: (message) => notify({ kind: 'error', message }),
  })
  return (
    <Panel
      title="Time away"
      lead="From seven days before until you’re back, clients don’t find you and nobody can book new hours with you. The work you have continues; tell those clients yourself."
    >
      <Loaded of={away} height={120} errorMessage="Your time away could not be loaded. Please try again.">
        {({ times_away, today }) => (
          <>
            <Entries none="No time away is planned.">
              {times_away.map(({ uuid, from_date, until_date }) => (
                <Entry key={uuid} name={dayRange({ from: from_date, until: until_date })} detail={null}>
                  <span className={styles.end}>
                    {from_date <= today && <Tag tone="notice">Away now</Tag>}
                    <IconButton
                      aria-label={`Remove ${dayRange({ from: from_date, until: until_date })}`}
                      disabled={remove.isPending}
                      onClick={() => remove.mutate({ params: { uuid } })}
                    >
                      <IconX size={16} stroke={1.75} aria-hidden="true" />
                    </IconButton>
                  </span>
                </Entry>
              ))}
            </Entries>
            <div className={styles.add}>
              <Form
                label="Add time away"
                schema={addTimeAway.body}
                initialValues={{ from_date: '', until_date: '' }}
                save={add}
                onSubmit={(body) => add.mutateAsync({ body })}
                submit={{ label: 'Add time away', busy: 'Adding …', outline: true }}
                clears
              >
                {(form) => (
                  <FieldRows>
                    <TextField type="date" label="First day" min={today} {...form.getInputProps('from_date')} />
                    <TextField
                      type="date"
                      label="Last day"
                      min={form.values.from_date || today}
                      {...form.getInputProps('until_date')}
                    />
                  </FieldRows>
                )}
              </Form>
            </div>
          </>
        )}
      </Loaded>
    </Panel>
  )
}
