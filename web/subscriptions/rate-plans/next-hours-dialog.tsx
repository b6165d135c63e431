import * as t from '@talentplace/contract/subscriptions/messages/next-hours'
import { useApi } from '../../platform/api/query.ts'
import { Loaded } from '../../ui/loading/loaded.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { NextHoursForm } from './next-hours-form.tsx'

interface NextHoursDialogProps {
  readonly uuid: string
  readonly opened: boolean
  readonly onClose: () => void
}

function Preview({ uuid, onClose }: Omit<NextHoursDialogProps, 'opened'>) {
  const preview = useApi('projects.previewNextHours', { params: { uuid }, query: {} })
  return (
    <Loaded of={preview} height={320}>
      {(next) => <NextHoursForm uuid={uuid} next={next} onClose={onClose} />}
    </Loaded>
  )
}

/** More or fewer hours from the next period on, and what they cost, before anything changes. */
export function NextHoursDialog({ uuid, opened, onClose }: NextHoursDialogProps) {
  return (
    <Dialog opened={opened} title={t.changeHours()} onClose={onClose}>
      {opened && <Preview uuid={uuid} onClose={onClose} />}
    </Dialog>
  )
}
