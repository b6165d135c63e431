import * as t from '@talentplace/contract/accounts/messages/preferences'
import { NativeSelect, Switch, TextInput } from '@mantine/core'
import type { Permission } from '@talentplace/contract/shared/permission'
import { Panel } from '../../ui/panel.tsx'
import type { PreferencesFormState } from './preferences-form-state.ts'
import { typesFor, type Choice } from './preferences-values.ts'
import styles from './preferences-form.module.css'

const choices: { value: Choice; label: string }[] = [
  { value: 'in_app', label: t.inApp() },
  { value: 'email', label: t.byEmail() },
  { value: 'digest', label: t.daily() },
  { value: 'off', label: t.off() },
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
    <Panel title={t.notifications()} lead={t.notificationsLead()}>
      <div className={styles.types}>
        {typesFor(permissions).map(({ name, title }) => (
          <NativeSelect
            key={name}
            className={styles.type}
            label={title()}
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
          label={t.quietHours()}
          description={t.quietHoursHint()}
          {...form.getInputProps('quiet', { type: 'checkbox' })}
        />
        {quiet && (
          <div className={styles.hours}>
            <TextInput type="time" label={t.from()} size="md" {...form.getInputProps('from')} />
            <TextInput type="time" label={t.until()} size="md" {...form.getInputProps('to')} />
          </div>
        )}
      </div>
    </Panel>
  )
}
