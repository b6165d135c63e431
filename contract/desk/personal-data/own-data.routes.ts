import { z } from 'zod'
import { uuid } from '../../shared/identifier.ts'
import { operation } from '../../shared/operation.ts'
import { enteredPassword } from '../../accounts/account-fields.ts'
import { requiredSecondStep } from '../../accounts/two-step/second-step-code.ts'
import { dataExportStates } from './data-export.states.ts'
import { deletionRequestStates } from './deletion-request.states.ts'

/** Exports that one person can ask for in 24 hours. */
export const maxExportsADay = 3
/** Days for which an export can be downloaded. */
export const exportDays = 7

/** The password once more, and a code where the account has two-step sign-in: an open session alone gives nobody everything, and deletes nothing. */
export const passwordForm = z.object({ password: enteredPassword, code: requiredSecondStep })

export const dataExport = z.object({
  uuid: z.uuid(),
  state: z.enum(dataExportStates.values),
  asked_date: z.iso.datetime(),
  /** From then on it can't be downloaded; null: it isn't ready. */
  expires: z.iso.datetime().nullable(),
  /** Files it comes in, from 1. */
  parts: z.int(),
  /** Bytes of all of them. */
  size: z.int(),
})
export type DataExport = z.infer<typeof dataExport>

const ownData = z.object({
  /** Those of the last weeks, newest first. */
  exports: z.array(dataExport),
  /** The latest request to be forgotten; null: there never was one. */
  deletion: z.object({ state: z.enum(deletionRequestStates.values), asked_date: z.iso.datetime() }).nullable(),
  /** What has to be settled before the account can be deleted, e.g. "2 unpaid invoices". */
  stands_against: z.array(z.string()),
})
export type OwnData = z.infer<typeof ownData>

export const getOwnData = operation({
  name: 'accounts.getOwnData',
  method: 'GET',
  path: '/user/data',
  summary: 'Your exports, and your request to be forgotten',
  caller: 'session',
  reply: ownData,
  failures: ['404 not_found'],
})

/** One is made at a time: asked again meanwhile, it is that one. 429 `too_many_exports` beyond three in 24 hours. */
export const askForExport = operation({
  name: 'accounts.askForExport',
  method: 'POST',
  path: '/user/data/exports',
  summary: 'Ask for a copy of your data',
  caller: 'session',
  freshSession: true,
  body: passwordForm,
  reply: dataExport,
  failures: ['429 too_many', '429 too_many_exports'],
})

/** 404 once it has expired. */
export const getExportFile = operation({
  name: 'accounts.getExportFile',
  method: 'GET',
  path: '/user/data/exports/{uuid}/{part}',
  summary: 'One of the files of your export, as ZIP',
  caller: 'session',
  freshSession: true,
  params: z.object({ uuid, part: z.int().min(1).max(1000) }),
  reply: z.unknown(),
  replyType: 'application/zip',
  failures: ['404 not_found', '503 files_away'],
})

/** Asked again while it waits, it is that request. */
export const askForDeletion = operation({
  name: 'accounts.askForDeletion',
  method: 'POST',
  path: '/user/data/deletion',
  summary: 'Ask to be forgotten',
  caller: 'session',
  freshSession: true,
  body: passwordForm,
  reply: z.object({}),
  failures: ['429 too_many', '429 too_many_mails'],
})

/** 404 where none waits, 409 `already_approved` once staff have approved it. */
export const withdrawDeletion = operation({
  name: 'accounts.withdrawDeletion',
  method: 'DELETE',
  path: '/user/data/deletion',
  summary: 'Take your request to be forgotten back',
  caller: 'session',
  freshSession: true,
  reply: z.object({}),
  failures: ['404 not_found', '409 already_approved'],
})
