import { notify } from '../../ui/notice/toast.ts'

/** What a step of an unknown word changes on screens, also where someone else was first. */
export const unknownWordSaves = {
  reloads: ['matching.listUnknownWords', 'matching.listCriteria', 'matching.getCriterion'],
  reloadsOnError: true,
  errorMessage: 'Nothing was changed. Please try again.',
  onRejected: (message: string) => notify({ kind: 'error', message }),
} as const
