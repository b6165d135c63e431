import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Meeting } from '@talentplace/contract/meetings/meeting.routes'
import { ApiFailure } from '../../platform/api/api-failure.ts'
import { formProblems, type FormProblems } from '../../platform/api/form-problems.ts'
import { reload } from '../../ui/form/reloads.ts'

const none: FormProblems = { fields: {}, whole: '' }

/** Moves a meeting: what went wrong, and free times asked for again where someone was quicker. */
export function useMove(onMoved: (meeting: Meeting) => void) {
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [problems, setProblems] = useState<FormProblems>(none)

  async function move(asking: () => Promise<Meeting>): Promise<void> {
    setBusy(true)
    setProblems(none)
    try {
      onMoved(await asking())
      await reload(client, ['meetings.listMeetings', 'meetings.openBookedCall'])
    } catch (error) {
      setProblems(formProblems(error, 'The meeting could not be booked. Please try again.'))
      if (!(error instanceof ApiFailure) || error.status !== 409) return
    } finally {
      setBusy(false)
    }
    await reload(client, ['meetings.listSlots'])
  }
  return { busy, problems, move }
}
