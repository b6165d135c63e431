import { changeHours, type OwnAppointment } from '@talentplace/contract/talent/appointments/appointment.routes'
import { useNow } from '../../../platform/browser/use-now.ts'
import { useConfiguration } from '../../../platform/configuration/configuration.ts'
import { useSave } from '../../../ui/form/use-save.ts'
import { Panel } from '../../../ui/panel.tsx'
import { CalendarButton } from '../calendar-button.tsx'
import { cancelling, moving, type NewTime } from '../meeting-changes.ts'
import styles from '../meeting-list.module.css'
import { meetingTime } from '../meeting-time.ts'
import { PlaceLine } from '../place-line.tsx'
import { OwnWays } from '../own-ways.tsx'
import { appointmentNames, appointmentReloads, meetingKindOf } from './appointment-kinds.ts'

type Booked = NonNullable<OwnAppointment['appointment']>

function Ways({ appointment }: { appointment: Booked }) {
  const { kind } = appointment
  const move = useSave('applications.moveAppointment', { ...moving, reloads: appointmentReloads })
  const cancel = useSave('applications.cancelAppointment', { ...cancelling, reloads: appointmentReloads })
  const params = { kind }
  const meeting = { ...appointment, kind: meetingKindOf[kind] }
  const changes = {
    move: (body: NewTime) => move.mutateAsync({ params, body }),
    cancel: () => cancel.mutateAsync({ params }),
    isCancelling: cancel.isPending,
  }
  return <OwnWays meeting={meeting} changes={changes} />
}

/** Another time, once it is too late to move it oneself. */
function WriteToUs() {
  const support = useConfiguration().data?.links.va_support
  return (
    <p className={styles.late}>
      It’s less than {changeHours} hours away. Does something keep you from coming?{' '}
      {support === undefined ? 'Write to us.' : <a href={`mailto:${support}`}>Write to us</a>}
    </p>
  )
}

interface BookedAppointmentProps {
  readonly appointment: Booked
  /** Until when it can be changed; null: it can’t any more. */
  readonly until: string | null
  /** Its entry for a calendar, as an iCalendar file. */
  readonly file: string | null
}

/** An applicant’s booked interview or onboarding session, and how it went. */
export function BookedAppointment({ appointment, until, file }: BookedAppointmentProps) {
  const now = useNow()
  const name = appointmentNames[appointment.kind]
  const isAhead = appointment.status === 'booked' && Date.parse(appointment.start) > now
  if (!isAhead) {
    return (
      <Panel title={appointment.status === 'held' ? 'Thanks for talking with us' : `Your ${name} has begun`}>
        <p>It was booked for {meetingTime(appointment)}. We’ll tell you here what comes next.</p>
      </Panel>
    )
  }
  const mayChange = until !== null && Date.parse(until) > now
  return (
    <Panel title={`Your ${name} is booked`}>
      <div className={styles.meeting}>
        <span>
          <strong>{meetingTime(appointment)}</strong>
          <span className={styles.time}>
            It takes 30 minutes. We’ve sent the details to {appointment.invitee_email}.
          </span>
          <PlaceLine place={appointment.place} />
        </span>
        <span className={styles.ways}>
          {file !== null && <CalendarButton meeting={appointment} file={file} />}
          {mayChange && <Ways appointment={appointment} />}
        </span>
      </div>
      {!mayChange && <WriteToUs />}
    </Panel>
  )
}
