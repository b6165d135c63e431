import { useSave } from '../../ui/form/use-save.ts'
import { notify } from '../../ui/notice/toast.ts'

/** Moves a candidate; where someone else was quicker the board shows where they are now. */
export function useMove() {
  return useSave('projects.moveCandidate', {
    reloads: ['projects.*'],
    reloadsOnError: true,
    errorMessage: 'The candidate could not be moved. Please try again.',
    onRejected: (message) => notify({ kind: 'error', message }),
  })
}
