import { lifecycle, type StateOf } from '../../shared/lifecycle.ts'

/** One action over many rows of a list. It is looked at first, and a job does the rows once it is started. */
export const bulkRunStates = lifecycle(
  {
    previewed: { word: 'Preview', tone: 'plain', to: { working: ['staff'] } },
    working: { word: 'In progress', tone: 'info', to: { done: ['system'] } },
    done: { word: 'Done', tone: 'good' },
  },
  { open: ['working'], final: ['done'] },
)
export type BulkRunState = StateOf<typeof bulkRunStates>

/** What became of one row. A row that can't be done when it is looked at is skipped from the start. */
export const bulkRowStates = lifecycle(
  {
    ready: { word: 'Ready', tone: 'info', to: { done: ['system'], skipped: ['system'] } },
    done: { word: 'Done', tone: 'good' },
    skipped: { word: 'Skipped', tone: 'notice' },
  },
  { open: ['ready'], final: ['done', 'skipped'] },
)
export type BulkRowState = StateOf<typeof bulkRowStates>
