import { config } from 'zod'

/*
 * Import this before any schema where a page's content policy forbids making code from text (every page of ours):
 * schemas are then interpreted instead of compiled.
 */
config({ jitless: true })
