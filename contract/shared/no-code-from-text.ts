import type { $ZodConfig } from 'zod/v4/core'

/*
 * Set before any chunk brings schemas, whatever order their modules run in: the content policy of our pages forbids making
 * code from text, and the schemas' library would try it, and be reported, as the first schema of an object is made.
 */
const interpreted: $ZodConfig = { jitless: true }
Object.assign(globalThis, { __zod_globalConfig: interpreted })
