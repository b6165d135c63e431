import { z } from 'zod'
import { maxFilesTogether } from './file-limits.ts'
import { uuid } from './identifier.ts'

/** A file as it hangs on something. `type` is told from its content, never from its name. */
export const storedFile = z.object({
  uuid: z.uuid(),
  name: z.string(),
  type: z.string(),
  /** Bytes. */
  size: z.int(),
  /** Of a picture, in pixels; null for anything else. A picture has a small form (`files.getSmallPicture`). */
  width: z.int().nullable(),
  height: z.int().nullable(),
})
export type StoredFile = z.infer<typeof storedFile>

/** Files that were sent before and hang on something from now on, in their order. */
export const filesToAttach = z.array(uuid).max(maxFilesTogether, `At most ${maxFilesTogether} files`)
