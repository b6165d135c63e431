import { getAvatarOperation } from './files/get-avatar.ts'
import { getFileOperation } from './files/get-file.ts'
import { getSmallPictureOperation } from './files/get-small-picture.ts'
import type { ReadDeps } from './files/read-file.ts'
import { uploadFileOperation, type UploadDeps } from './files/upload-file.ts'

/** Pictures, and what people attach. */
export function filesOperations(deps: Parameters<typeof getAvatarOperation>[0] & ReadDeps & UploadDeps) {
  return {
    getAvatar: getAvatarOperation(deps),
    uploadFile: uploadFileOperation(deps),
    getFile: getFileOperation(deps),
    getSmallPicture: getSmallPictureOperation(deps),
  }
}
