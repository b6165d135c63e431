import type { ShortlistedCandidate } from '@talentplace/contract/hiring/match-board/shortlist.routes'
import { useSave } from '../../ui/form/use-save.ts'
import { notify } from '../../ui/notice/toast.ts'

/** Books an interview with someone of the shortlist; where someone was quicker, other times are free. */
export function useBookInterview(uuid: string, { uuid: candidate_uuid, version, display_name }: ShortlistedCandidate) {
  const save = useSave('projects.bookInterview', {
    reloads: ['projects.*', 'meetings.*'],
    reloadsOnError: true,
    errorMessage: 'The interview could not be booked. Please try again.',
    onSaved: () => notify({ kind: 'success', message: `Your interview with ${display_name} is booked.` }),
  })
  return {
    isPending: save.isPending,
    failure: save.failure,
    book(when: { start: string; timezone: string }, close: () => void): void {
      void save
        .mutateAsync({ params: { uuid, candidate_uuid }, body: { ...when, version } })
        .then(close, () => undefined)
    },
  }
}
