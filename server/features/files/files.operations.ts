import { getAvatarOperation } from './get-avatar.ts'
import { getFileOperation } from './get-file.ts'
import { getSmallPictureOperation } from './get-small-picture.ts'
import type { ReadDeps } from './read-file.ts'
import { uploadFileOperation, type UploadDeps } from './upload-file.ts'

/** Pictures, and what people attach. */
export function filesOperations(deps: Parameters<typeof getAvatarOperation>[0] & ReadDeps & UploadDeps) {
  return {
    getAvatar: getAvatarOperation(deps),
    uploadFile: uploadFileOperation(deps),
    getFile: getFileOperation(deps),
    getSmallPicture: getSmallPictureOperation(deps),
  }
}
