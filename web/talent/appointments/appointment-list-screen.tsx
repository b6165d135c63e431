import type { StaffAppointment } from '@talentplace/contract/talent/appointments/appointment.routes'
import { ListScreen } from '../../ui/list-screen/list-screen.tsx'
import { appointmentList } from './appointment-list.tsx'
import { SettleButtons } from './settle-buttons.tsx'

const renderActions = (row: StaffAppointment) => <SettleButtons appointment={row} />

/** /admin/virtualassistants/interviews. */
export default function AppointmentListScreen() {
  return (
    <ListScreen
      list={appointmentList}
      lead="What applicants have booked with us. Once a session is over, say whether it was held."
      rowActions={renderActions}
    />
  )
}
