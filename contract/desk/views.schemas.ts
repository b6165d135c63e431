import { view } from './views/view.routes.ts'

/** The names that schemas which the feature’s operations share have in the OpenAPI document. */
export const viewsSchemas = {
  SavedView: view,
}
