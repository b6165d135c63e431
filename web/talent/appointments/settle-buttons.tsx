import type { StaffAppointment } from '@talentplace/contract/talent/appointments/appointment.routes'
import { meetingStates } from '@talentplace/contract/core/calendar/meeting.states'
import type { StateIn } from '@talentplace/contract/shared/lifecycle'
import { useNow } from '../../platform/browser/use-now.ts'
import { useMay } from '../../platform/session/use-may.ts'
import { useSave } from '../../ui/form/use-save.ts'
import { notify } from '../../ui/notice/toast.ts'
import { TextButton } from '../../ui/text-button.tsx'
import styles from './appointments.module.css'

type Outcome = StateIn<typeof meetingStates, 'ended'>

const labels: Readonly<Record<Outcome, string>> = { held: 'Held', missed: 'Missed' }
const messages: Readonly<Record<Outcome, (name: string) => string>> = {
  held: (name) => `Noted: you met ${name}.`,
  missed: (name) => `Noted. We’ve written to ${name}.`,
}

/** How an appointment went, once it has begun; what was said by mistake is said anew. */
export function SettleButtons({ appointment }: { appointment: StaffAppointment }) {
  const { uuid, start, status, full_name } = appointment
  const now = useNow()
  const mayEdit = useMay('admin_virtualassistant.edit')
  const save = useSave('applications.settleAppointment', {
    reloads: ['applications.*'],
    reloadsOnError: true,
    errorMessage: 'This could not be noted. Please try again.',
    onSaved: ({ status: to }) => {
      if (meetingStates.is('ended', to)) notify({ kind: 'success', message: messages[to](full_name) })
    },
    onRejected: (message) => notify({ kind: 'error', message }),
  })
  if (!mayEdit || status === 'cancelled' || Date.parse(start) > now) return null
  return (
    <span className={styles.ways}>
      {meetingStates.sets.ended
        .filter((outcome) => outcome !== status)
        .map((outcome) => (
          <TextButton
            key={outcome}
            size="small"
            disabled={save.isPending}
            aria-label={`${labels[outcome]}: ${full_name}`}
            onClick={() => save.mutate({ params: { uuid }, body: { outcome } })}
          >
            {labels[outcome]}
          </TextButton>
        ))}
    </span>
  )
}
