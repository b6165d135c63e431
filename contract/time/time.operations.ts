import { createTime, getTimeEntry, listTime, removeTime, saveTime } from './entry.routes.ts'

/** Every operation of the feature. */
export const timeOperations = {
  listTime,
  getTimeEntry,
  createTime,
  saveTime,
  removeTime,
} as const
