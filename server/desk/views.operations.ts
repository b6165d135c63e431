import type { Clock } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/connection.ts'
import { createViewOperation } from './views/create-view.ts'
import { deleteViewOperation } from './views/delete-view.ts'
import { listViewsOperation } from './views/list-views.ts'
import { saveViewOperation } from './views/save-view.ts'

/** The views that staff save of lists, for themselves or for everybody who may open the list. */
export function viewsOperations(deps: { database: Database; clock: Clock }) {
  return {
    listViews: listViewsOperation(deps),
    createView: createViewOperation(deps),
    saveView: saveViewOperation(deps),
    deleteView: deleteViewOperation(deps),
  }
}
