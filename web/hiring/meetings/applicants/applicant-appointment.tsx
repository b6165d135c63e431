import type { AppointmentKind, OwnAppointment } from '@talentplace/contract/talent/appointments/appointment.routes'
import { useApi } from '../../../platform/api/query.ts'
import { useConfiguration } from '../../../platform/configuration/configuration.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Loaded } from '../../../ui/loading/loaded.tsx'
import { EmptyState } from '../../../ui/notice/empty-state.tsx'
import { AppointmentBooking } from './appointment-booking.tsx'
import { appointmentNames } from './appointment-kinds.ts'
import { BookedAppointment } from './booked-appointment.tsx'

/** Nothing is booked, and nothing can be. */
function Closed({ kind, missed }: { kind: AppointmentKind; missed: number }) {
  const support = useConfiguration().data?.links.va_support
  if (missed === 0) {
    return (
      <EmptyState title="Not open at the moment">
        Once it’s time for your {appointmentNames[kind]}, you book it here.
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title="We missed you"
      actions={support !== undefined && <LinkButton to={`mailto:${support}`}>Write to us</LinkButton>}
    >
      You can’t book another {appointmentNames[kind]} here. Write to us, and we’ll find a time together.
    </EmptyState>
  )
}

/** A6.11: where whoever runs the product keeps onboarding sessions in a calendar of their own, too. */
function OtherCalendar({ kind }: { kind: AppointmentKind }) {
  const calendar = useConfiguration().data?.links.va_onboarding
  if (kind !== 'onboarding' || !calendar) return null
  return (
    <p>
      None of these times suit you? <a href={calendar}>Pick one in our calendar</a>.
    </p>
  )
}

function Appointment({ kind, own }: { kind: AppointmentKind; own: OwnAppointment }) {
  const { appointment, change_until, missed, may_book, calendar_file } = own
  if (appointment) return <BookedAppointment appointment={appointment} until={change_until} file={calendar_file} />
  if (!may_book) return <Closed kind={kind} missed={missed} />
  return (
    <>
      {missed > 0 && <p>We missed you last time. Things come up: you can book one more time.</p>}
      <AppointmentBooking kind={kind} />
      <OtherCalendar kind={kind} />
    </>
  )
}

/** C6.1: an applicant’s interview or onboarding session: a time to book, or the one that is booked. */
export function ApplicantAppointment({ kind }: { kind: AppointmentKind }) {
  const own = useApi('applications.getOwnAppointment', { params: { kind } })
  return (
    <Loaded of={own} height={320} errorMessage="Your appointment could not be loaded. Please try again.">
      {(data) => <Appointment kind={kind} own={data} />}
    </Loaded>
  )
}
