import * as ui from '@talentplace/contract/shared/messages/ui'
import * as t from '@talentplace/contract/accounts/messages/preferences'
import { savePreferences, type Preferences } from '@talentplace/contract/accounts/preferences/preferences.routes'
import { isStaffPermission, type Permission } from '@talentplace/contract/shared/permission'
import { useState } from 'react'
import { readInAccountLanguage } from '../../platform/languages/read-in-account-language.ts'
import { refreshSession } from '../../platform/session/refresh-session.ts'
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
  const state = changed ? t.unsaved() : isSaved ? t.saved() : ''
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
          {t.discard()}
        </Button>
      )}
      <Button type="submit" busy={busy} disabled={!changed}>
        {busy ? ui.saving() : t.save()}
      </Button>
    </div>
  )
}

/** One's own preferences; what was changed stays until it is saved or taken back. */
export function PreferencesForm({ preferences, permissions, ZonePicker }: PreferencesFormProps) {
  const [isSaved, setSaved] = useState(false)
  const save = useSave('accounts.savePreferences', {
    reloads: ['accounts.getPreferences'],
    errorMessage: ui.wentWrong(),
    onSaved() {
      setSaved(true)
      announce(t.areSaved())
      // What is saved is saved, whether or not the page follows at once.
      refreshSession().then(readInAccountLanguage, () => undefined)
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
          <WeekPanel form={form} hasLanguage={!permissions.some(isStaffPermission)} />
        </>
      )}
    </Form>
  )
}
