import * as t from '../messages/own-data.ts'
import { lifecycle, type StateOf } from '../../shared/lifecycle.ts'

const people = ['client', 'assistant', 'staff'] as const

/** A long document that a job makes. Its row stays for a while after it was removed, so that removing one doesn't raise the daily limit. */
export const fileExportStates = lifecycle(
  {
    waiting: {
      word: t.preparing,
      tone: 'info',
      to: { ready: ['system'], failed: ['system'], removed: [...people, 'system'] },
    },
    ready: { word: t.fileReady, tone: 'good', to: { expired: ['system'], removed: [...people, 'system'] } },
    failed: { word: t.failed, tone: 'danger', to: { removed: people } },
    expired: { word: t.fileExpired, tone: 'plain', to: { removed: people } },
    removed: { word: t.fileRemoved, tone: 'plain' },
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
