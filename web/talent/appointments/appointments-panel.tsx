import { meetingStates } from '@talentplace/contract/core/calendar/meeting.states'
import { useApi } from '../../platform/api/query.ts'
import { InstantTime } from '../../platform/viewer-zone/instant-time.tsx'
import { Entries, Entry } from '../../ui/entries.tsx'
import { Panel } from '../../ui/panel.tsx'
import { StateTag } from '../../ui/state-tag.tsx'
import { appointmentNames } from './appointment-names.ts'
import { SettleButtons } from './settle-buttons.tsx'

const maxVisible = 10

/** An assistant’s interviews and onboarding sessions, the latest first; nothing where there never was one. */
export function AppointmentsPanel({ uuid }: { uuid: string }) {
  const { data } = useApi('applications.listAppointments', {
    query: {
      virtualassistant_uuid: uuid,
      pagination: { limit: maxVisible, sortBy: ['start' as const], sortDesc: [true] },
    },
  })
  if (!data || data.count === 0) return null
  return (
    <Panel title="Interviews and onboarding" lead="Times are on your own clock.">
      <Entries>
        {data.appointments.map((appointment) => (
          <Entry
            key={appointment.uuid}
            name={appointmentNames[appointment.kind]}
            detail={<InstantTime instant={appointment.start} />}
          >
            <SettleButtons appointment={appointment} />
            <StateTag of={meetingStates} state={appointment.status} />
          </Entry>
        ))}
      </Entries>
    </Panel>
  )
}
