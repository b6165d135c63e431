import type { JobCaller } from '../workers/workers.ts'
import { signedIn, type RequestContext } from './handler.ts'

/** Whom a file is made for: the person signed in, until their connection ends. */
export function callerOf(context: RequestContext): JobCaller {
  return { person: signedIn(context).user_uuid, signal: context.signal }
}
