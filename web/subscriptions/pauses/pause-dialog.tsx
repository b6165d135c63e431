import { useApi } from '../../platform/api/query.ts'
import { Loaded } from '../../ui/loading/loaded.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { PauseForm } from './pause-form.tsx'

function Preview({ uuid, onClose }: { uuid: string; onClose: () => void }) {
  const preview = useApi('projects.previewPause', { params: { uuid }, query: {} })
  return (
    <Loaded of={preview} height={320}>
      {(effect) => <PauseForm uuid={uuid} effect={effect} onClose={onClose} />}
    </Loaded>
  )
}

interface PauseDialogProps {
  readonly uuid: string
  readonly title: string
  readonly opened: boolean
  readonly onClose: () => void
}

/** Until when a subscription rests, and what that means, before anything changes. */
export function PauseDialog({ uuid, title, opened, onClose }: PauseDialogProps) {
  return (
    <Dialog opened={opened} title={title} onClose={onClose}>
      {opened && <Preview uuid={uuid} onClose={onClose} />}
    </Dialog>
  )
}
