import { zoneName } from '@talentplace/contract/shared/zone-name'
import { saveOwnProfile, type OwnProfile } from '@talentplace/contract/talent/own-profile/own-profile.routes'
import { Form } from '../../ui/form/form.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import styles from './own-profile.module.css'
import { fieldOf, hoursOf, typedHours } from './own-values.ts'
import { useOwnSave } from './use-own-save.ts'
import { WeekEditor } from './week-editor.tsx'

function spareText({ monthly_hours_committed: promised }: OwnProfile, typed: string): string {
  const hours = typedHours(typed)
  if (!Number.isInteger(hours) || hours < 0) return `${promised} h a month are promised to clients.`
  const spare = Math.max(0, hours - promised)
  return promised === 0
    ? `All ${spare} h are free for new clients.`
    : `${promised} h are promised to clients, ${spare} h are free for new ones.`
}

/** How much they work, and when. */
export function HoursForm({ profile }: { profile: OwnProfile }) {
  const save = useOwnSave('assistants.saveOwnProfile', 'Saved. Clients’ searches follow right away.')
  return (
    <Form
      label="Hours and week"
      keep={`talentplace.own-hours.${profile.uuid}`}
      schema={saveOwnProfile.body}
      initialValues={hoursOf(profile)}
      toRequest={({ available_hours_per_month, va_availabilities }) => ({
        version: profile.version,
        available_hours_per_month: typedHours(available_hours_per_month),
        va_availabilities,
      })}
      fieldOf={fieldOf}
      save={save}
      onSubmit={(body) => save.mutateAsync({ body })}
      canEdit
    >
      {(form) => (
        <>
          <div className={styles.short}>
            <TextField
              label="Hours a month"
              inputMode="numeric"
              maxLength={3}
              {...form.getInputProps('available_hours_per_month')}
            />
          </div>
          <output className={styles.note}>{spareText(profile, form.values.available_hours_per_month)}</output>
          <div>
            <p className={styles.legend}>Your week</p>
            <p className={styles.note}>
              In your own time, {zoneName(profile.timezone)}. Press a part of a day, or draw across several. With the
              keyboard: arrows move, Space turns on or off, Shift with an arrow fills.
            </p>
            <WeekEditor
              week={form.values.va_availabilities}
              onChange={(week) => form.setFieldValue('va_availabilities', week)}
            />
          </div>
        </>
      )}
    </Form>
  )
}
