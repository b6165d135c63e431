import { z } from 'zod'
import { uuid } from '../../shared/identifier.ts'
import { languages } from '../../shared/i18n/language.ts'
import { operation } from '../../shared/operation.ts'

/** So many are listed, the latest first: one for each subscription that was bought. */
export const maxAgreements = 200

/** What a client signed at a checkout, and when. */
export const signedAgreement = z.object({
  order_uuid: z.uuid(),
  project_uuid: z.uuid(),
  project_name: z.string(),
  /** The edition that was signed. */
  version: z.string(),
  language: z.enum(languages),
  /** In Québec: when the client, given the French agreement first, expressly chose the English one; null: there was no such choice. */
  english_chosen_date: z.iso.datetime().nullable(),
  signed_name: z.string(),
  signed_date: z.iso.datetime(),
  /** Of the signer; null where it isn't known. */
  signed_timezone: z.string().nullable(),
  /** The signer's clock at that instant, in minutes east of UTC; 0 where the zone isn't known. */
  signed_offset: z.int(),
  /** Of the file; null where there is none. */
  sha256: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .nullable(),
})
export type SignedAgreement = z.infer<typeof signedAgreement>

/** Another company's are 404. Each checkout has one of its own. */
export const listSignedAgreements = operation({
  name: 'checkout.listSignedAgreements',
  method: 'GET',
  path: '/client/{clientUuid}/agreements',
  summary: 'The agreements that a client has signed, the latest first',
  caller: ['client', 'admin_client.view', 'admin_finance.view'],
  params: z.object({ clientUuid: uuid }),
  query: z.object({ project_uuid: uuid.optional() }),
  reply: z.object({ agreements: z.array(signedAgreement) }),
  failures: ['404 not_found'],
})
