import { createStore } from '../browser/store.ts'

/** True once the server has said that there is a new version of what this page runs. */
export const newVersion = createStore(false)
