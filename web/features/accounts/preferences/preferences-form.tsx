import { useForm } from '@mantine/form'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Preferences } from '@talentplace/contract/accounts/preferences/preferences.routes'
import type { Permission } from '@talentplace/contract/shared/permission'
import { ApiFailure, failureMessage } from '../../../platform/api/api-failure.ts'
import { call } from '../../../platform/api/call.ts'
import { useUnsaved } from '../../../platform/unsaved/unsaved-forms.ts'
import { Button } from '../../../ui/button.tsx'
import { announce } from '../../../ui/live-region.tsx'
import { ClockPanel, type ZonePicker } from './clock-panel.tsx'
import { NotificationsPanel } from './notifications-panel.tsx'
import type { PreferencesFormState } from './preferences-form-state.ts'
import { preferencesOf, valuesOf, type PreferencesValues } from './preferences-values.ts'
import styles from './preferences-form.module.css'
import { WeekPanel } from './week-panel.tsx'

interface PreferencesFormProps {
  readonly preferences: Preferences
  readonly permissions: readonly Permission[]
  readonly ZonePicker: ZonePicker
}

const failed = 'Something went wrong. Please try again later.'
const timeNeeded = 'Must be a time such as 22:00'
const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text)

function useSave(form: PreferencesFormState, before: Preferences) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (values: PreferencesValues) =>
      call('accounts.savePreferences', { body: preferencesOf(values, before) }),
    onSuccess(saved) {
      client.setQueryData(['accounts.getPreferences', {}], saved)
      form.setInitialValues(valuesOf(saved))
      form.reset()
      announce('Your preferences are saved')
    },
    onError(error) {
      if (error instanceof ApiFailure && error.fields) form.setErrors(error.fields)
    },
  })
}

/** One's own preferences; what was changed stays until it is saved or taken back. */
export function PreferencesForm({ preferences, permissions, ZonePicker }: PreferencesFormProps) {
  const form: PreferencesFormState = useForm<PreferencesValues>({
    initialValues: valuesOf(preferences),
    validate: {
      from: (value, { quiet }) => (quiet && !isTime(value) ? timeNeeded : null),
      to: (value, { quiet, from }) =>
        !quiet || (isTime(value) && value !== from)
          ? null
          : isTime(value)
            ? 'Must be another time than the beginning'
            : timeNeeded,
    },
  })
  const save = useSave(form, preferences)
  const changed = form.isDirty()
  useUnsaved(changed)
  return (
    <form className={styles.form} onSubmit={form.onSubmit((values) => save.mutate(values))} noValidate>
      <ClockPanel form={form} ZonePicker={ZonePicker} />
      <WeekPanel form={form} />
      <NotificationsPanel form={form} permissions={permissions} />
      <div className={styles.bar} data-changed={changed || undefined}>
        <div
          className={styles.state}
          role={save.error ? 'alert' : undefined}
          data-problem={save.error ? true : undefined}
        >
          {save.error
            ? failureMessage(save.error, failed)
            : changed
              ? 'You have changes that aren’t saved.'
              : save.isSuccess
                ? 'Saved.'
                : ''}
        </div>
        {changed && (
          <Button
            variant="quiet"
            onClick={() => {
              form.reset()
              save.reset()
            }}
          >
            Discard changes
          </Button>
        )}
        <Button type="submit" busy={save.isPending} disabled={!changed}>
          {save.isPending ? 'Saving …' : 'Save preferences'}
        </Button>
      </div>
    </form>
  )
}
