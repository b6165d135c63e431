import { getSmallPicture } from '@talentplace/contract/core/files/file.routes'
import { smallKey } from '../../platform/files/store-file.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { raw } from '../../platform/http/raw-reply.ts'
import { storedBytes, readableFile, type ReadDeps } from './read-file.ts'

/** Drawn by us, so it may be shown; opened as a page it is only a picture. */
export function getSmallPictureOperation(deps: ReadDeps) {
  return handle(getSmallPicture, async (context, { params: { uuid } }) => {
    await readableFile(deps, signedIn(context), uuid)
    return raw({
      type: 'image/webp',
      body: await storedBytes(deps, smallKey(uuid)),
      headers: { 'Cache-Control': 'private, no-cache' },
    })
  })
}
