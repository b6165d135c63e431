import { z } from 'zod'
import { uuid } from '../../shared/identifier.ts'
import { operation } from '../../shared/operation.ts'
import { paging } from '../../shared/paging.ts'
import { filesToAttach, storedFile } from '../../shared/stored-file.ts'
import { peopleEditors, peopleViewers, personParams } from './person.ts'

const personDocument = storedFile.extend({ added_by_name: z.string(), added_date: z.iso.datetime() })
export type PersonDocument = z.infer<typeof personDocument>

/** Latest first. Who may read them here may read the files. */
export const listPeopleDocuments = operation({
  name: 'people.listPeopleDocuments',
  method: 'GET',
  path: '/people/{kind}/{uuid}/documents',
  summary: 'Documents that staff keep of an assistant or a client',
  caller: peopleViewers,
  readsReplica: true,
  params: personParams,
  query: z.object({ pagination: paging(10, ['added_date']) }),
  reply: z.object({ documents: z.array(personDocument), count: z.int() }),
  failures: ['404 not_found'],
})

/** Files that the caller has sent before (`files.uploadFile`). */
export const addPeopleDocuments = operation({
  name: 'people.addPeopleDocuments',
  method: 'POST',
  path: '/people/{kind}/{uuid}/documents',
  summary: 'Keep documents of an assistant or a client',
  caller: peopleEditors,
  params: personParams,
  body: z.object({ files: filesToAttach.min(1) }),
  reply: z.object({ count: z.int() }),
  failures: ['404 not_found'],
})

/** Its content goes within two days; that it was there stays in the history. */
export const deletePeopleDocument = operation({
  name: 'people.deletePeopleDocument',
  method: 'DELETE',
  path: '/people/{kind}/{uuid}/documents/{file_uuid}',
  summary: 'Remove a document',
  caller: peopleEditors,
  params: personParams.extend({ file_uuid: uuid }),
  reply: z.object({ count: z.int() }),
  failures: ['404 not_found'],
})
