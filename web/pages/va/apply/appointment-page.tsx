import type { AppointmentKind } from '@talentplace/contract/talent/appointments/appointment.routes'
import { ApplicationFrame } from '../../../talent/applications/application-frame.tsx'
import { ApplicantAppointment } from '../../../hiring/meetings/applicants/applicant-appointment.tsx'

const about = {
  interview: {
    step: 'scheduleinterview',
    lead: 'Half an hour with our talent team: what you’ve done, how you like to work, and anything you’d like to ask.',
  },
  onboarding: {
    step: 'scheduleonboarding',
    lead: 'Half an hour to get you started: how work reaches you here, how hours and pay work, and whom to ask.',
  },
} as const

/** /va/apply/scheduleinterview and /va/apply/scheduleonboarding. */
export default function AppointmentPage({ kind }: { kind: AppointmentKind }) {
  const { step, lead } = about[kind]
  return (
    <ApplicationFrame step={step} lead={lead}>
      {() => <ApplicantAppointment kind={kind} />}
    </ApplicationFrame>
  )
}
