import { Checkbox } from '@mantine/core'
import { isStepOpen } from '@talentplace/contract/applications/application-steps'
import { saveApplicationProfile, type StoredProfile } from '@talentplace/contract/applications/joining/profile.routes'
import { useApi } from '../../platform/api/query.ts'
import { FieldRows } from '../../ui/form/field-rows.tsx'
import { Form } from '../../ui/form/form.tsx'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { Loaded } from '../../ui/loading/loaded.tsx'
import { notify } from '../../ui/notice/snackbar.ts'
import { ApplicationFrame } from './application-frame.tsx'
import { HandedIn } from './handed-in.tsx'
import styles from './week.module.css'

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const
const parts = ['morning', 'afternoon', 'evening'] as const
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

interface WeekProps {
  readonly chosen: readonly string[]
  readonly error: string | undefined
  readonly onChange: (chosen: string[]) => void
}

/** The parts of a week someone can work in. */
function Week({ chosen, error, onChange }: WeekProps) {
  return (
    <fieldset className={styles.week} data-path="availabilities">
      <legend>When you can work, in your own time</legend>
      <table>
        <thead>
          <tr>
            <th scope="col">Day</th>
            {parts.map((part) => (
              <th key={part} scope="col">
                {capital(part)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <tr key={day}>
              <th scope="row">{capital(day)}</th>
              {parts.map((part) => {
                const name = `${day}_${part}`
                return (
                  <td key={part}>
                    <Checkbox
                      size="md"
                      aria-label={`${capital(day)} ${part}`}
                      checked={chosen.includes(name)}
                      onChange={({ currentTarget }) =>
                        onChange(currentTarget.checked ? [...chosen, name] : chosen.filter((each) => each !== name))
                      }
                    />
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {error !== undefined && <p className={styles.fault}>{error}</p>}
    </fieldset>
  )
}

function ProfileForm({ stored }: { stored: StoredProfile }) {
  const save = useSave('applications.saveApplicationProfile', {
    reloads: ['applications.*', 'operations.getAssistantHome'],
    reloadsWhenRefused: true,
    otherwise: 'Your profile could not be saved. What you entered is still here; please try again.',
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
      sent={({ available_hours_per_month: hours, ...values }) => ({
        ...values,
        version,
        available_hours_per_month: Number(hours),
      })}
      keep="talentplace.application.profile"
      save={save}
      onSend={(body) => save.mutateAsync({ body })}
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
          <Week
            chosen={form.values.availabilities}
            error={form.errors['availabilities'] as string | undefined}
            onChange={(chosen) => form.setFieldValue('availabilities', chosen)}
          />
        </>
      )}
    </Form>
  )
}

function Profile() {
  const stored = useApi('applications.getApplicationProfile', {})
  return (
    <Loaded of={stored} height={420} otherwise="Your profile could not be loaded. Please try again.">
      {(profile) => <ProfileForm stored={profile} />}
    </Loaded>
  )
}

/** C6.1 profile: /va/apply/profile. */
export default function ProfileStep() {
  return (
    <ApplicationFrame step="profile" lead="What clients will read about you once you start.">
      {({ state }) => (isStepOpen('profile', state) ? <Profile /> : <HandedIn />)}
    </ApplicationFrame>
  )
}
