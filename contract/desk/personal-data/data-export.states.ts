import * as t from '../messages/own-data.ts'
import { lifecycle, type StateOf } from '../../shared/lifecycle.ts'

/** What someone takes along of their data: made by a job, and gone after a week. */
export const dataExportStates = lifecycle(
  {
    waiting: { word: t.making, tone: 'info', to: { ready: ['system'], failed: ['system'] } },
    ready: { word: t.ready, tone: 'good', to: { expired: ['system'] } },
    failed: { word: t.failed, tone: 'danger' },
    expired: { word: t.expired, tone: 'plain' },
  },
  { open: ['waiting', 'ready'], final: ['failed', 'expired'] },
)
export type DataExportState = StateOf<typeof dataExportStates>
