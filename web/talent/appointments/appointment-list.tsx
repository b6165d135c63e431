import type { StaffAppointment } from '@talentplace/contract/talent/appointments/appointment.routes'
import { meetingStates } from '@talentplace/contract/core/calendar/meeting.states'
import { listSource } from '../../platform/api/list-source.ts'
import { staffPaths } from '../../platform/navigation/staff-paths.ts'
import { InstantTime } from '../../platform/viewer-zone/instant-time.tsx'
import { defineList } from '../../ui/list-screen/list-definition.ts'
import { stateCell } from '../../ui/list-screen/state-column.tsx'
import { optionsOf } from '../../ui/options-of.ts'
import { appointmentNames } from './appointment-names.ts'

const groupNames = { to_come: 'To come', to_settle: 'How did it go?', settled: 'Held or missed' } as const

/** /admin/virtualassistants/interviews: interviews and onboarding sessions of applicants, the next first. */
export const appointmentList = defineList(listSource('applications.listAppointments', 'appointments'), {
  views: true,
  title: 'Interviews and onboarding',
  noun: ['appointment', 'appointments'],
  rowKey: ({ uuid }) => uuid,
  rowLink: ({ virtualassistant_uuid }) => staffPaths.staffAssistant(virtualassistant_uuid),
  columns: [
    { key: 'full_name', label: 'Name', sort: 'full_name', width: 'medium' },
    { key: 'kind', label: 'What', width: 'medium', text: ({ kind }: StaffAppointment) => appointmentNames[kind] },
    {
      key: 'start',
      label: 'When, on your clock',
      sort: 'start',
      width: 'medium',
      render: ({ start }: StaffAppointment) => <InstantTime instant={start} />,
    },
    { key: 'status', label: 'State', ...stateCell(meetingStates, ({ status }: StaffAppointment) => status) },
  ],
  filters: [
    {
      key: 'group',
      kind: 'choice',
      label: 'Which',
      any: 'All',
      options: optionsOf(groupNames),
    },
    {
      key: 'kind',
      kind: 'choice',
      label: 'What',
      any: 'Both',
      options: optionsOf(appointmentNames),
    },
  ],
  defaultSort: [{ by: 'start' }],
  cardsBelow: 'medium',
  empty: {
    title: 'Nobody has booked yet',
    text: 'Interviews and onboarding sessions that applicants book appear here.',
  },
})
