import { getFile } from '@talentplace/contract/core/files/file.routes'
import { headerForm } from '../../platform/http/download-headers.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { raw } from '../../platform/http/raw-reply.ts'
import { storedBytes, readableFile, type ReadDeps } from './read-file.ts'

/** Always to be saved: no browser opens in our name what someone else has sent. */
export function getFileOperation(deps: ReadDeps) {
  return handle(getFile, async (context, { params: { uuid } }) => {
    const { name } = await readableFile(deps, signedIn(context), uuid)
    return raw({
      type: 'application/octet-stream',
      body: await storedBytes(deps, uuid),
      headers: {
        'Content-Disposition': `attachment; filename*=UTF-8''${headerForm(name)}`,
        'Cache-Control': 'private, no-cache',
      },
    })
  })
}
