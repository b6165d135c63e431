import { HttpError } from '../../platform/http/http-error.ts'

/** Someone, perhaps the same person in another tab, has saved since. */
export const staleVersion = () =>
  new HttpError(409, 'stale_version', 'This was changed elsewhere in the meantime. Load it again before you save.')
