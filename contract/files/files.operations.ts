import { getAvatar } from './avatar.routes.ts'

/** Every operation of the feature. */
export const filesOperations = {
  getAvatar,
} as const
