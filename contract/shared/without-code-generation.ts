import './plain-messages.ts'
import { config } from 'zod'

/*
 * Import this before any schema where a page's content policy forbids making code from text (every page of ours):
 * schemas are then interpreted instead of compiled, and what they refuse is told in our words.
 */
config({ jitless: true })
