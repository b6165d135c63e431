import { getAvatar } from './files/avatar.routes.ts'
import { getFile, getSmallPicture, uploadFile } from './files/file.routes.ts'

/** Every operation of the feature. */
export const filesOperations = {
  getAvatar,
  uploadFile,
  getFile,
  getSmallPicture,
} as const
