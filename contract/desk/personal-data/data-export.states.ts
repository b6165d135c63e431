import { lifecycle, type StateOf } from '../../shared/lifecycle.ts'

/** What someone takes along of their data: made by a job, and gone after a week. */
export const dataExportStates = lifecycle(
  {
    waiting: { word: 'Being made', tone: 'info', to: { ready: ['system'], failed: ['system'] } },
    ready: { word: 'Ready', tone: 'good', to: { expired: ['system'] } },
    failed: { word: 'Failed', tone: 'danger' },
    expired: { word: 'Expired', tone: 'plain' },
  },
  { open: ['waiting', 'ready'], final: ['failed', 'expired'] },
)
export type DataExportState = StateOf<typeof dataExportStates>
