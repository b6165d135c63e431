import { Radio, TextInput } from '@mantine/core'
import { Panel } from '../../../ui/panel.tsx'
import styles from './manage.module.css'
import type { BroadcastFormState } from './use-broadcast-form.ts'

interface SchedulePanelProps {
  readonly form: BroadcastFormState
  readonly timezone: string
  /** It has started. */
  readonly started: boolean
  /** It is over. */
  readonly fixed: boolean
}

/** From when until when it stands in its readers' lists. */
export function SchedulePanel({ form, timezone, started, fixed }: SchedulePanelProps) {
  const { when } = form.values
  return (
    <Panel title="When" lead={`Times are those of your own clock (${timezone.replaceAll('_', ' ')}).`}>
      <div className={styles.form}>
        {!started && (
          <Radio.Group aria-label="When" {...form.getInputProps('when')}>
            <div className={styles.choices}>
              <Radio size="md" value="now" label="At once" disabled={fixed} />
              <Radio size="md" value="later" label="Later" disabled={fixed} />
            </div>
          </Radio.Group>
        )}
        <div className={styles.pair}>
          {when === 'later' && (
            <TextInput
              type="datetime-local"
              label="Starts"
              size="md"
              disabled={fixed || started}
              {...form.getInputProps('starts')}
            />
          )}
          <TextInput
            type="datetime-local"
            label="Ends"
            description="Empty: 90 days after it starts."
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            size="md"
            disabled={fixed}
            {...form.getInputProps('ends')}
          />
        </div>
      </div>
    </Panel>
  )
}
