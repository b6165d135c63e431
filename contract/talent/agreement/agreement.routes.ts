import { madeByThread } from '../../shared/made-by-thread.ts'
import { z } from 'zod'
import { requiredText } from '../../accounts/account-fields.ts'
import { pageText } from '../../core/content/content-page.ts'
import { uuid } from '../../shared/identifier.ts'
import { operation } from '../../shared/operation.ts'

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)

export const signature = z.object({
  /** The edition that was signed. */
  version: z.string(),
  signed_name: z.string(),
  signed_date: z.iso.datetime(),
  /** Of the file. */
  sha256,
})
export type Signature = z.infer<typeof signature>

export const ownAgreement = z.object({
  version: z.string(),
  /** With everything filled in: as it would be signed now, or as it was signed. */
  text: pageText,
  /** Of the text: what is signed is what was read. */
  digest: sha256,
  full_name: z.string(),
  /** It can be signed at this point of the application. */
  is_open: z.boolean(),
  signed: signature.nullable(),
})
export type OwnAgreement = z.infer<typeof ownAgreement>

const own = { caller: ['virtualassistant'] } as const
const ticked = z.literal(true, 'Please tick this box')

export const getOwnAgreement = operation({
  name: 'applications.getOwnAgreement',
  method: 'GET',
  path: '/applications/self/agreement',
  summary: 'The agreement that an applicant reads and signs',
  ...own,
  reply: ownAgreement,
  failures: ['404 not_found'],
})

/** 409 `agreement_changed` where it isn’t what was read any more. Signed already, it stays as it was signed. */
export const signAgreement = operation({
  name: 'applications.signAgreement',
  method: 'POST',
  path: '/applications/self/agreement',
  summary: 'Sign one’s agreement by typing one’s name',
  ...own,
  freshSession: true,
  body: z.object({
    digest: sha256,
    signed_name: requiredText,
    has_read: ticked,
    is_contractor: ticked,
    signs_by_name: ticked,
  }),
  reply: ownAgreement,
  failures: ['404 not_found', '409 agreement_changed', '409 step_closed', ...madeByThread],
})

export const getOwnAgreementFile = operation({
  name: 'applications.getOwnAgreementFile',
  method: 'GET',
  path: '/applications/self/agreement/file',
  summary: 'One’s own signed agreement as a PDF',
  ...own,
  reply: z.unknown(),
  replyType: 'application/pdf',
  failures: ['404 not_found'],
})

const params = z.object({ uuid })
const staff = { caller: ['admin_virtualassistant.view'], params } as const

export const listAgreements = operation({
  name: 'applications.listAgreements',
  method: 'GET',
  path: '/virtualassistants/{uuid}/agreements',
  summary: 'The agreements that an assistant has signed, the latest first',
  ...staff,
  reply: z.object({ agreements: z.array(signature.extend({ application_uuid: z.uuid() })) }),
  failures: ['404 not_found'],
})

export const getAgreementFile = operation({
  name: 'applications.getAgreementFile',
  method: 'GET',
  path: '/applications/{uuid}/agreement/file',
  summary: 'The signed agreement of an application as a PDF',
  ...staff,
  reply: z.unknown(),
  replyType: 'application/pdf',
  failures: ['404 not_found'],
})
