import { zoneName } from '@talentplace/contract/shared/zone-name'
import { Radio } from '@mantine/core'
import type { FormState } from '../../../ui/form/form.tsx'
import { FieldRows } from '../../../ui/form/field-rows.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { Panel } from '../../../ui/panel.tsx'
import styles from './manage.module.css'
import type { BroadcastValues } from './broadcast-values.ts'

interface SchedulePanelProps {
  readonly form: FormState<BroadcastValues>
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
    <Panel title="When" lead={`Times are those of your own clock (${zoneName(timezone)}).`}>
      <div className={styles.form}>
        {!started && (
          <Radio.Group aria-label="When" {...form.getInputProps('when')}>
            <div className={styles.choices}>
              <Radio size="md" value="now" label="At once" disabled={fixed} />
              <Radio size="md" value="later" label="Later" disabled={fixed} />
            </div>
          </Radio.Group>
        )}
        <FieldRows>
          {when === 'later' && (
            <TextField
              type="datetime-local"
              label="Starts"
              disabled={fixed || started}
              {...form.getInputProps('starts')}
            />
          )}
          <TextField
            type="datetime-local"
            label="Ends"
            description="Empty: 90 days after it starts."
            disabled={fixed}
            {...form.getInputProps('ends')}
          />
        </FieldRows>
      </div>
    </Panel>
  )
}
