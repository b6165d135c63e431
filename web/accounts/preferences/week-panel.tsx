import { Radio } from '@mantine/core'
import { Panel } from '../../ui/panel.tsx'
import type { PreferencesFormState } from './preferences-form-state.ts'
import styles from './preferences-form.module.css'

/** The language our people write in, and how weeks are shown. */
export function WeekPanel({ form }: { form: PreferencesFormState }) {
  return (
    <Panel title="Language and week">
      <div className={styles.pair}>
        <Radio.Group
          size="md"
          label="We write to you in"
          description="What our people write by hand. You choose the language of the pages in your account menu."
          {...form.getInputProps('language')}
        >
          <div className={styles.choices}>
            <Radio size="md" value="en" label="English" />
            <Radio size="md" value="fr" label={<span lang="fr">Français</span>} />
          </div>
        </Radio.Group>
        <Radio.Group size="md" label="Your week begins on" {...form.getInputProps('week_start')}>
          <div className={styles.choices}>
            <Radio size="md" value="sunday" label="Sunday" />
            <Radio size="md" value="monday" label="Monday" />
          </div>
        </Radio.Group>
      </div>
    </Panel>
  )
}
