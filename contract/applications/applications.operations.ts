import { getOwnApplication } from './application.routes.ts'

/** Every operation of the feature. */
export const applicationsOperations = {
  getOwnApplication,
} as const
