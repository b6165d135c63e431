import { createView, deleteView, listViews, saveView } from './views/view.routes.ts'

/** Every operation of the feature. */
export const viewsOperations = { listViews, createView, saveView, deleteView } as const
