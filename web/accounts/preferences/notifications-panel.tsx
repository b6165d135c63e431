import { NativeSelect, Switch, TextInput } from '@mantine/core'
import type { Permission } from '@talentplace/contract/shared/permission'
import { Panel } from '../../ui/panel.tsx'
import type { PreferencesFormState } from './preferences-form-state.ts'
import { typesFor, type Choice } from './preferences-values.ts'
import styles from './preferences-form.module.css'

const choices: { value: Choice; label: string }[] = [
  { value: 'in_app', label: 'In the app' },
  { value: 'email', label: 'In the app and by email' },
  { value: 'digest', label: 'In the app and in a daily email' },
  { value: 'off', label: 'Not at all' },
]

/** A5 Ours: how each kind of notification reaches the person, and when none should. */
export function NotificationsPanel({
  form,
  permissions,
}: {
  form: PreferencesFormState
  permissions: readonly Permission[]
}) {
  const { quiet } = form.values
  return (
    <Panel title="Notifications" lead="Choose how each kind reaches you.">
      <div className={styles.types}>
        {typesFor(permissions).map(({ name, title }) => (
          <NativeSelect
            key={name}
            className={styles.type}
            label={title}
            data={choices}
            size="md"
            {...form.getInputProps(`notifications.${name}`)}
          />
        ))}
      </div>
      <div className={styles.quiet}>
        <Switch
          size="md"
          withThumbIndicator={false}
          classNames={{ description: styles.below }}
          label="Quiet hours"
          description="Emails of these hours come in one piece afterwards."
          {...form.getInputProps('quiet', { type: 'checkbox' })}
        />
        {quiet && (
          <div className={styles.hours}>
            <TextInput type="time" label="From" size="md" {...form.getInputProps('from')} />
            <TextInput type="time" label="Until" size="md" {...form.getInputProps('to')} />
          </div>
        )}
      </div>
    </Panel>
  )
}
