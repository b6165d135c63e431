import { savePreferences, type Preferences } from '@talentplace/contract/accounts/preferences/preferences.routes'
import type { Permission } from '@talentplace/contract/shared/permission'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Form, type FormStatus } from '../../ui/form/form.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { announce } from '../../ui/notice/live-region.tsx'
import { ClockPanel, type ZonePicker } from './clock-panel.tsx'
import { NotificationsPanel } from './notifications-panel.tsx'
import { fieldOf, noSpan, preferencesOf, valuesOf } from './preferences-values.ts'
import styles from './preferences-form.module.css'
import { WeekPanel } from './week-panel.tsx'

interface PreferencesFormProps {
  readonly preferences: Preferences
  readonly permissions: readonly Permission[]
  readonly ZonePicker: ZonePicker
}

/** In sight while something is changed. */
function End({ changed, busy, failure, discard, isSaved }: FormStatus & { isSaved: boolean }) {
  const state = changed ? 'You have changes that aren’t saved.' : isSaved ? 'Saved.' : ''
  return (
    <div className={styles.bar} data-changed={changed || undefined}>
      <div
        className={styles.state}
        role={failure === null ? undefined : 'alert'}
        data-problem={failure === null ? undefined : true}
      >
        {failure ?? state}
      </div>
      {changed && (
        <Button variant="quiet" onClick={discard}>
          Discard changes
        </Button>
      )}
      <Button type="submit" busy={busy} disabled={!changed}>
        {busy ? 'Saving …' : 'Save preferences'}
      </Button>
    </div>
  )
}

/** One's own preferences; what was changed stays until it is saved or taken back. */
export function PreferencesForm({ preferences, permissions, ZonePicker }: PreferencesFormProps) {
  const [isSaved, setSaved] = useState(false)
  const save = useSave('accounts.savePreferences', {
    reloads: ['accounts.getPreferences'],
    errorMessage: 'Something went wrong. Please try again later.',
    onSaved() {
      setSaved(true)
      announce('Your preferences are saved')
    },
  })
  return (
    <Form
      className={styles.form}
      schema={savePreferences.body}
      initialValues={valuesOf(preferences)}
      toRequest={(values) => preferencesOf(values, preferences)}
      extraIssues={noSpan}
      fieldOf={fieldOf}
      save={save}
      onSubmit={(body) => save.mutateAsync({ body })}
      renderEnd={(status) => <End {...status} isSaved={isSaved} />}
    >
      {(form) => (
        <>
          <NotificationsPanel form={form} permissions={permissions} />
          <ClockPanel form={form} ZonePicker={ZonePicker} />
          <WeekPanel form={form} />
        </>
      )}
    </Form>
  )
}
