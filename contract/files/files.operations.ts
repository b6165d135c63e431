import { getAvatar } from './avatar.routes.ts'
import { getFile, getSmallPicture, uploadFile } from './file.routes.ts'

/** Every operation of the feature. */
export const filesOperations = {
  getAvatar,
  uploadFile,
  getFile,
  getSmallPicture,
} as const
