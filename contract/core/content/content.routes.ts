import { z } from 'zod'
import { operation } from '../../shared/operation.ts'
import { paging } from '../../shared/paging.ts'
import { contentEdition, pageText } from './content-page.ts'
import { humanText } from '../../shared/human-text.ts'

const page = z.string().max(60)
const version = z.string().max(40)

/** The present edition, or the one named: a consent's text stays readable for good. */
export const getContent = operation({
  name: 'content.getContent',
  method: 'GET',
  path: '/content/{page}',
  summary: 'The words of a public page',
  caller: 'anyone',
  params: z.object({ page }),
  query: z.object({ version: version.optional() }),
  reply: contentEdition,
  failures: ['404 not_found'],
})

export const listContent = operation({
  name: 'content.listContent',
  method: 'GET',
  path: '/content',
  summary: 'The pages whose words can be changed',
  caller: ['admin_configuration.view'],
  reply: z.object({
    content: z.array(
      z.object({
        page: z.string(),
        heading: z.string(),
        version: z.string(),
        edited_date: z.iso.datetime().nullable(),
        edited_by: z.string().nullable(),
      }),
    ),
    count: z.int(),
  }),
})

/** Every edition made here, newest first; the words the product brought come after them. */
export const listEditions = operation({
  name: 'content.listEditions',
  method: 'GET',
  path: '/content/{page}/editions',
  summary: 'The editions of a page',
  caller: ['admin_configuration.view'],
  params: z.object({ page }),
  query: z.object({ pagination: paging(10, ['created_date']) }),
  reply: z.object({
    editions: z.array(
      z.object({
        version: z.string(),
        reason: z.string(),
        edited_by: z.string().nullable(),
        created_date: z.iso.datetime(),
      }),
    ),
    count: z.int(),
  }),
  failures: ['404 not_found'],
})

/** Puts a new edition up. `version` is the edition it was written from: another one meanwhile answers 409. */
export const saveContent = operation({
  name: 'content.saveContent',
  method: 'PUT',
  path: '/content/{page}',
  summary: 'Put up a new edition of a page',
  caller: ['admin_configuration.edit'],
  params: z.object({ page }),
  body: z.object({ text: pageText, version, reason: humanText().min(1).max(500) }),
  reply: contentEdition,
  failures: ['404 not_found', '409 stale_version'],
})
