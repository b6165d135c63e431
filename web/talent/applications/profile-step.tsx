import { isStepOpen } from '@talentplace/contract/talent/applications/application-steps'
import { saveApplicationProfile, type StoredProfile } from '@talentplace/contract/talent/joining/profile.routes'
import type { ComponentType } from 'react'
import { useApi } from '../../platform/api/query.ts'
import { FieldRows } from '../../ui/form/field-rows.tsx'
import { Form } from '../../ui/form/form.tsx'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { Loaded } from '../../ui/loading/loaded.tsx'
import { notify } from '../../ui/notice/toast.ts'
import { ApplicationFrame } from './application-frame.tsx'
import { HandedIn } from './handed-in.tsx'
import styles from './week.module.css'

/** Where the parts of a week are chosen. */
type WeekField = ComponentType<{ readonly week: readonly string[]; readonly onChange: (week: string[]) => void }>

function ProfileForm({ stored, Week }: { stored: StoredProfile; Week: WeekField }) {
  const save = useSave('applications.saveApplicationProfile', {
    reloads: ['applications.*', 'operations.getAssistantHome'],
    reloadsOnError: true,
    errorMessage: 'Your profile could not be saved. What you entered is still here; please try again.',
    onSaved: () => notify({ kind: 'success', message: 'Saved. You can change it until you start.' }),
  })
  const { version, done: _, available_hours_per_month, availabilities, ...words } = stored
  return (
    <Form
      label="Your profile"
      schema={saveApplicationProfile.body}
      initialValues={{
        ...words,
        available_hours_per_month: String(available_hours_per_month),
        availabilities: [...availabilities],
      }}
      toRequest={({ available_hours_per_month: hours, ...values }) => ({
        ...values,
        version,
        available_hours_per_month: Number(hours),
      })}
      keep="talentplace.application.profile"
      save={save}
      onSubmit={(body) => save.mutateAsync({ body })}
      submit={{ label: 'Save my profile', busy: 'Saving …' }}
    >
      {(form) => (
        <>
          <FieldRows>
            <TextField
              label="What clients call you"
              autoComplete="nickname"
              maxLength={60}
              {...form.getInputProps('display_name')}
            />
            <TextField
              label="Hours a month"
              inputMode="numeric"
              maxLength={3}
              {...form.getInputProps('available_hours_per_month')}
            />
          </FieldRows>
          <TextAreaField
            label="You in a sentence or two"
            description="The first thing clients read."
            autosize
            minRows={2}
            maxLength={400}
            {...form.getInputProps('blurb')}
          />
          <TextAreaField
            label="About you (optional)"
            autosize
            minRows={4}
            maxLength={4000}
            {...form.getInputProps('bio')}
          />
          <fieldset className={styles.week} data-path="availabilities">
            <legend>When you can work, in your own time</legend>
            <p>
              Press a part of a day, or draw across several. With the keyboard: arrows move, Space turns on or off,
              Shift with an arrow fills.
            </p>
            <Week week={form.values.availabilities} onChange={(week) => form.setFieldValue('availabilities', week)} />
            {form.errors['availabilities'] !== undefined && (
              <p className={styles.fault}>{form.errors['availabilities']}</p>
            )}
          </fieldset>
        </>
      )}
    </Form>
  )
}

function Profile({ Week }: { Week: WeekField }) {
  const stored = useApi('applications.getApplicationProfile', {})
  return (
    <Loaded of={stored} height={420} errorMessage="Your profile could not be loaded. Please try again.">
      {(profile) => <ProfileForm stored={profile} Week={Week} />}
    </Loaded>
  )
}

/** C6.1 profile: what clients will read. */
export function ProfileStep({ Week }: { Week: WeekField }) {
  return (
    <ApplicationFrame step="profile" lead="What clients will read about you once you start.">
      {({ state }) => (isStepOpen('profile', state) ? <Profile Week={Week} /> : <HandedIn />)}
    </ApplicationFrame>
  )
}
