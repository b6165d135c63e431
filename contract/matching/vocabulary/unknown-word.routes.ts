import { z } from 'zod'
import { integerId } from '../../shared/identifier.ts'
import { operation } from '../../shared/operation.ts'
import { paging } from '../../shared/paging.ts'
import { criterionKind } from './criterion.routes.ts'

const caller = ['admin_configuration.view'] as const
const editors = ['admin_configuration.edit'] as const
const word = z.string().min(1).max(200)

const unknownWord = z.object({
  word: z.string(),
  times_entered: z.int(),
  last_entered: z.iso.datetime(),
  /** What it may mean, the likeliest first; at most three. */
  suggestions: z.array(z.object({ kind: criterionKind, id: integerId, value: z.string() })),
})
export type UnknownWord = z.infer<typeof unknownWord>

/** The most entered first. */
export const listUnknownWords = operation({
  name: 'matching.listUnknownWords',
  method: 'GET',
  path: '/unknown_words',
  summary: 'What people searched for that our vocabulary doesn’t have',
  caller,
  readsReplica: true,
  query: z.object({ pagination: paging(10, ['times_entered']) }),
  reply: z.object({ words: z.array(unknownWord), count: z.int() }),
})

/** The search understands it at once, in every process. 404: there is no such word any more, or no such criterion. */
export const adoptUnknownWord = operation({
  name: 'matching.adoptUnknownWord',
  method: 'POST',
  path: '/unknown_words/adopt',
  summary: 'Make an unknown word a synonym',
  caller: editors,
  body: z.object({ word, kind: criterionKind, id: integerId }),
  reply: z.object({}),
  failures: ['404 not_found', '409 inactive', '409 too_long'],
})

/** It isn’t shown again, however often it is entered. */
export const dismissUnknownWord = operation({
  name: 'matching.dismissUnknownWord',
  method: 'POST',
  path: '/unknown_words/dismiss',
  summary: 'Say that an unknown word is none of ours',
  caller: editors,
  body: z.object({ word }),
  reply: z.object({}),
  failures: ['404 not_found'],
})
