import { lifecycle, type StateOf } from '../../shared/lifecycle.ts'

const people = ['client', 'assistant', 'staff'] as const

/** A long document that a job makes. Its row stays for a while after it was removed, so that removing one doesn't raise the daily limit. */
export const fileExportStates = lifecycle(
  {
    waiting: {
      word: 'Preparing',
      tone: 'info',
      to: { ready: ['system'], failed: ['system'], removed: [...people, 'system'] },
    },
    ready: { word: 'Ready', tone: 'good', to: { expired: ['system'], removed: [...people, 'system'] } },
    failed: { word: 'Failed', tone: 'danger', to: { removed: people } },
    expired: { word: 'Expired', tone: 'plain', to: { removed: people } },
    removed: { word: 'Removed', tone: 'plain' },
  },
  {
    open: ['waiting', 'ready'],
    final: ['removed'],
    listed: ['waiting', 'ready', 'failed', 'expired'],
    /** Nothing to download, and nothing that a job still does. */
    past: ['failed', 'expired', 'removed'],
    /** Can be prepared once more. */
    repeatable: ['failed', 'expired'],
  },
)
export type FileExportState = StateOf<typeof fileExportStates>
