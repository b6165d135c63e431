import { bookAppointment, type AppointmentKind } from '@talentplace/contract/talent/appointments/appointment.routes'
import { Button } from '../../../ui/button.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { FormEnd } from '../../../ui/form/form-footer.tsx'
import { useSave } from '../../../ui/form/use-save.ts'
import styles from '../booking-form.module.css'
import { missingTime } from '../missing-time.ts'
import { SlotPicker, useOwnZone } from '../slot-picker.tsx'
import { appointmentReloads, meetingKindOf } from './appointment-kinds.ts'

const nothing: { readonly start: string | null } = { start: null }

/** A free time for an interview or onboarding session. */
export function AppointmentBooking({ kind }: { kind: AppointmentKind }) {
  const timezone = useOwnZone() ?? 'UTC'
  const save = useSave('applications.bookAppointment', {
    // Where someone was quicker, other times are free.
    reloads: appointmentReloads,
    reloadsOnError: true,
    errorMessage: 'This time could not be booked. Please try again.',
  })
  return (
    <Form
      className={styles.form}
      schema={bookAppointment.body}
      initialValues={nothing}
      toRequest={({ start }) => ({ start: start ?? '', timezone })}
      extraIssues={missingTime}
      save={save}
      onSubmit={(body) => save.mutateAsync({ params: { kind }, body })}
      renderEnd={({ busy, failure }) => (
        <FormEnd failure={failure}>
          <Button type="submit" busy={busy}>
            {busy ? 'Booking …' : 'Book this time'}
          </Button>
        </FormEnd>
      )}
    >
      {({ values, errors, setFieldValue }) => (
        <SlotPicker
          kind={meetingKindOf[kind]}
          chosen={values.start}
          error={errors['start']}
          onChoose={(start) => setFieldValue('start', start)}
        />
      )}
    </Form>
  )
}
